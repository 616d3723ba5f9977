// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIFontPickerViewController {
  /// Which fonts a picker offers, and how.
  ///
  /// Known gaps: filters by language.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the fonts of each family are offered, not the families alone.
    open var includeFaces = false
    /// Whether names are written in the system's font, not in their own.
    open var displayUsingSystemFont = false
    /// The traits of which a font needs one to be offered; none: all are.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// All families, each in its own font.
    public override init() { super.init() }

    /// One that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}
