// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import MullionCollectionGeometry

extension UIImage {
  /// The size, weight, scale and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The specified values; others are inherited from the underlying configuration, or are defaults.
    package let look: SymbolLook

    package init(_ look: SymbolLook, traitCollection: UITraitCollection? = nil) {
      self.look = look
      super.init(traitCollection: traitCollection)
    }

    /// Creates a configuration for text of `pointSize` points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolLook(pointSize: pointSize))
    }

    /// Creates a configuration with the given weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolLook(weight: weight))
    }

    /// Creates a configuration with the given scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolLook(scale: scale))
    }

    /// Creates a configuration for text of `pointSize` points, with the given weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for text of `pointSize` points, with the given weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for text of `textStyle`, in the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolLook(textStyle: textStyle))
    }

    /// Creates a configuration for text of `textStyle`, with the given scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for text in `font`.
    public convenience init(font: UIFont) {
      self.init(SymbolLook(font: font))
    }

    /// Creates a configuration for text in `font`, with the given scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var look = SymbolLook(font: font)
      look.scale = scale
      self.init(look)
    }

    /// Creates a configuration with the first layer in `hierarchicalColor` and the others in more transparent
    /// shades of it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(colors: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with one colour for each layer, the front one first; the last colour applies
    /// to the remaining layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: .palette(paletteColors)))
    }

    /// A configuration without size, weight and scale.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// Returns a configuration with all layers in the tint colour.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome))
    }

    /// Returns a configuration for multicolour symbols.
    ///
    /// Differs from UIKit: symbols have no colours of their own, so that the tint colour is used.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome))
    }

    /// Returns the configuration without its size, text style and weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      derived { look in
        look.pointSize = nil
        look.textStyle = nil
        look.weight = .unspecified
      }
    }

    /// Returns the configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { derived { $0.textStyle = nil } }

    /// Returns the configuration without its scale.
    open func configurationWithoutScale() -> Self { derived { $0.scale = .unspecified } }

    /// Returns the configuration without its weight.
    open func configurationWithoutWeight() -> Self { derived { $0.weight = .unspecified } }

    private func derived(_ change: (inout SymbolLook) -> Void) -> Self {
      var look = look
      change(&look)
      guard let made = SymbolConfiguration(look, traitCollection: traitCollection) as? Self else {
        return self
      }
      return made
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let traits = other.traitCollection ?? traitCollection
      let merged = (other as? SymbolConfiguration).map { look.applying($0.look) } ?? look
      return SymbolConfiguration(merged, traitCollection: traits) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.look == look
    }

    /// Returns whether both configurations are equal.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration as Any)
    }

    open override var hash: Int { look.hashValue }

    package override func replacing(_ traitCollection: UITraitCollection?) -> Configuration {
      SymbolConfiguration(look, traitCollection: traitCollection)
    }
  }
}
