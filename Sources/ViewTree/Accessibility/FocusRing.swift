// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The line on or around a view that has the focus (its look is ours).
@MainActor
package final class FocusRing: UIView {
  static let width: CGFloat = 3
  private static let corner: CGFloat = 8

  /// A ring inside of `view`, which holds it, or, `distance` points away, around it.
  package init(on view: UIView, distance: CGFloat? = nil) {
    let reach = distance.map { $0 + Self.width } ?? 0
    super.init(
      frame: CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: -reach, dy: -reach))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = Self.width
    layer.cornerRadius = max(view.layer.cornerRadius, Self.corner) + reach
    layer.zPosition = 3
    view.addSubview(self)
    showColor()
  }

  package required init?(coder: NSCoder) { nil }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() { layer.borderColor = tintColor.cgColor }
}
