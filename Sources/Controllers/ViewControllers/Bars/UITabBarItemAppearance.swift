// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of the tabs of a bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The arrangement of image and title.
  public enum Style: Int, Sendable {
    /// The style with the title below the image.
    case stacked = 0
    /// The style with the title beside the image.
    case inline = 1
    /// The style with the title beside a smaller image, in vertically compact windows.
    case compactInline = 2
  }

  /// The appearance of unselected tabs.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the focused tab.
  ///
  /// - Note: Has no effect on Linux: a focused tab looks like others.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the system's appearance.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the system's appearance of tabs of a style.
  public required init(style: Style) {
    super.init()
  }

  /// Creates the system's appearance.
  ///
  /// Differs from UIKit: appearances are not archived; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(style: .stacked)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// Restores the system's appearance of tabs of a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// Returns a copy of the appearance.
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
