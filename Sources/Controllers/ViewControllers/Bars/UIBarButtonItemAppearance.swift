// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of the buttons of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding
{
  /// The appearance of buttons in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of highlighted buttons.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of focused buttons.
  ///
  /// - Note: Has no effect on Linux: focused buttons look like others.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the system's appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the system's appearance of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Creates the system's appearance.
  ///
  /// Differs from UIKit: appearances are not archived; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(style: .plain)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// Restores the system's appearance of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: .plain)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

extension UIBarButtonItemAppearance: ItemAppearance {}
