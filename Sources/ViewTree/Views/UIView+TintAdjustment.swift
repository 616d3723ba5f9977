// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension UIView {
  /// Whether a view ever said how tints show: else nobody has to look.
  @exclusivity(unchecked) static var haveAdjustedTints = false

  /// How the tint colour shows, by what the view or the nearest one around it says.
  ///
  /// - Complexity: O(depth).
  var shownTintAdjustment: TintAdjustmentMode {
    guard Self.haveAdjustedTints else { return .normal }
    let said = sequence(first: self) { $0.superview }
      .first { $0.tree.tintAdjustment != .automatic }
    return said?.tree.tintAdjustment ?? .normal
  }

  /// The nearest tint colour that was set, as the view shows it; nil where no view ever said how tints show.
  ///
  /// - Complexity: O(depth).
  var adjustedTint: UIColor? {
    guard Self.haveAdjustedTints else { return nil }
    let given = sequence(first: self) { $0.superview }.first { $0.tree.tintColor != nil }
    let color = given?.tree.tintColor ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.withoutColor : color
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard tree.tintAdjustment != mode else { return }
    let before = shownTintAdjustment
    tree.tintAdjustment = mode
    Self.haveAdjustedTints = true
    if shownTintAdjustment != before { tintAdjustmentDidChange() }
  }

  func setContentScale(_ scale: CGFloat) {
    tree.contentScale = scale.isFinite ? max(0, scale) : 0
    layer.contentsScale = contentScaleFactor
    setNeedsDisplay()
  }

  private func tintAdjustmentDidChange() {
    setPictureStale()
    tintColorDidChange()
    for subview in children where subview.tree.tintAdjustment == .automatic {
      subview.tintAdjustmentDidChange()
    }
  }
}

extension UIColor {
  /// A grey that is as light as the colour.
  ///
  /// Differs from UIKit, whose shade is not known: the weights are those of brightness in television.
  var withoutColor: UIColor {
    func grey(_ color: DisplayColor) -> UIColor {
      let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(DisplayColor(red: light, green: light, blue: light, alpha: color.alpha))
    }
    guard isDynamic else { return grey(displayColor(with: .current)) }
    return UIColor { grey(self.displayColor(with: $0)) }
  }
}
