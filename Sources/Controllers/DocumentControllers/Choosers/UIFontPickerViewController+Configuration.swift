// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIFontPickerViewController {
  /// The configuration of a font picker.
  ///
  /// Known gap: filters by language.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the fonts of each family are listed, not only the families.
    open var includeFaces = false
    /// Whether names are displayed in the system font, instead of their own font.
    open var displayUsingSystemFont = false
    /// The traits of which a font must have at least one to be listed.
    ///
    /// An empty set, the default, lists all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration that lists all families, each in its own font.
    public override init() { super.init() }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}
