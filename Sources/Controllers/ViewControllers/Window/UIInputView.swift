// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A view that is shown instead of a keyboard, or above one, and can have the background of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView, SelfSizing {
  /// The style of an input view.
  public enum Style: Int, Sendable {
    /// The style of an ordinary view, without a background.
    case `default` = 0
    /// The style with the background of keyboards.
    case keyboard = 1
  }

  /// The style of the view.
  public let inputViewStyle: Style

  /// Whether the constraints determine the height of the view; otherwise the frame does.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { setNeedsLayout() } }
  }

  var sizesItself: Bool { allowsSelfSizing }

  /// Creates an input view with the given style; only the height of `frame` is used.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.ground }
  }

  /// Creates an input view with the style `default`.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates an input view with the style `default` from an interface file.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.fill(self, as: UIInputView.self)
  }

  /// The background of keyboards; chosen by Mullion.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
}
