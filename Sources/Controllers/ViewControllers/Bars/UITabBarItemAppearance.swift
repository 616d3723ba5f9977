// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the tabs of a bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// How picture and title stand.
  public enum Style: Int, Sendable {
    /// The title below the picture.
    case stacked = 0
    /// The title beside the picture.
    case inline = 1
    /// The title beside a smaller picture, in low windows.
    case compactInline = 2
  }

  /// What tabs look like that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// What the tab looks like that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// What tabs look like that can't be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// What the tab looks like that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// The system's look of tabs of a style.
  public required init(style: Style) {
    super.init()
  }

  /// The system's look.
  ///
  /// Differs from UIKit: there are no archives of appearances; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(style: .stacked)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  open func encode(with coder: NSCoder) {}

  /// Restores the system's look of tabs of a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// An appearance that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: .stacked)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

extension UITabBarItemAppearance: ItemAppearance {}
