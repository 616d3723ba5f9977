// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding
{
  /// What buttons look like that nothing happens to.
  public let normal = UIBarButtonItemStateAppearance()
  /// What buttons look like while a touch is in them.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// What buttons look like that can't be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// What buttons look like that have the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// The system's look of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The system's look.
  ///
  /// Differs from UIKit: there are no archives of appearances; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(style: .plain)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  open func encode(with coder: NSCoder) {}

  /// Restores the system's look of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
  }

  /// An appearance that looks the same.
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
