// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A view that is shown in the place of a keyboard, or above one, and can look like it.
@preconcurrency @MainActor
open class UIInputView: UIView, SelfSizing {
  /// What an input view looks like.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default` = 0
    /// On the ground that keyboards have.
    case keyboard = 1
  }

  /// What the view looks like.
  public let inputViewStyle: Style

  /// Whether the view is as high as its constraints have it; without, it keeps the height of its frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { setNeedsLayout() } }
  }

  var sizesItself: Bool { allowsSelfSizing }

  /// A view of the given look; of `frame` the height counts.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.ground }
  }

  /// A view that looks as any other.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// A view that looks as any other, of no size.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.fill(self, as: UIInputView.self)
  }

  /// The ground of keyboards (ours).
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
}
