// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A view with a visual effect behind its content.
///
/// Differs from UIKit: the effect is flat. A translucent colour replaces the material and nothing is blurred;
/// the first blur effect that is displayed in a process logs a message about it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let glass = UIView()

  /// The container of the content; add subviews here.
  public let contentView = UIView()

  /// The effect of the view, or `nil` for no effect.
  ///
  /// Changes are animated within `UIView.animate`.
  open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { show() } }
  }

  /// Creates a view with the given effect and zero size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with the given frame, without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIVisualEffectView.self)
  }

  private func setUp() {
    glass.isUserInteractionEnabled = false
    for view in [glass, contentView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      // Pinned to the edges, so that constraints of the content can determine the size of the effect view.
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: leftAnchor),
        view.rightAnchor.constraint(equalTo: rightAnchor),
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    show()
  }

  private func show() {
    let blur = effect as? UIBlurEffect
    glass.backgroundColor = blur?.color ?? .clear
    contentView.tintColor = (effect as? UIVibrancyEffect)?.style.color
    guard blur != nil else { return }
    Diagnostics.reportOnce(
      "a UIVisualEffectView shows a flat colour instead of its blur: the content behind a view "
        + "is not available where it is drawn.")
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== glass, subview !== contentView else { return }
    Diagnostics.reportOnce(
      "\(subview.messageName) is added to a UIVisualEffectView itself; add it to the contentView of "
        + "the effect view.")
  }
}

extension UIVisualEffectView: BuiltInView {
  /// Resizes material and content immediately.
  package func boundsWereSet(from old: CGRect) {
    for view in [glass, contentView] { view.frame = bounds }
  }
}
