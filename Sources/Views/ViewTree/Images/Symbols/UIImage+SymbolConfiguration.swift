// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import MullionCollectionGeometry

extension UIImage {
  /// How large, how heavy and in which colours a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is said; what is not said is taken from the configuration below, or is the default.
    package let look: SymbolLook

    package init(_ look: SymbolLook, traitCollection: UITraitCollection? = nil) {
      self.look = look
      super.init(traitCollection: traitCollection)
    }

    /// A symbol for text of `pointSize` points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolLook(pointSize: pointSize))
    }

    /// A symbol of the given weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolLook(weight: weight))
    }

    /// A symbol of the given scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolLook(scale: scale))
    }

    /// A symbol for text of `pointSize` points, of the given weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight))
    }

    /// A symbol for text of `pointSize` points, of the given weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol that goes with text of `textStyle`, in the size a person chose.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolLook(textStyle: textStyle))
    }

    /// A symbol that goes with text of `textStyle`, of the given scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(textStyle: textStyle, scale: scale))
    }

    /// A symbol that goes with text in `font`.
    public convenience init(font: UIFont) {
      self.init(SymbolLook(font: font))
    }

    /// A symbol that goes with text in `font`, of the given scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var look = SymbolLook(font: font)
      look.scale = scale
      self.init(look)
    }

    /// The first part in `hierarchicalColor`, those behind it in paler shades of it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(colors: .hierarchical(hierarchicalColor)))
    }

    /// The parts in the colours given, the first in front; the last colour for those that are left.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: .palette(paletteColors)))
    }

    /// Neither a size nor a weight nor a scale.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// All parts in the tint.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome))
    }

    /// The colours of the symbol itself.
    ///
    /// Differs from UIKit: the icons have no colours of their own, so the tint is used.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome))
    }

    /// The configuration without its size and text style.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      derived { look in
        look.pointSize = nil
        look.textStyle = nil
        look.weight = .unspecified
      }
    }

    /// The configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { derived { $0.textStyle = nil } }

    /// The configuration without its scale.
    open func configurationWithoutScale() -> Self { derived { $0.scale = .unspecified } }

    /// The configuration without its weight.
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

    /// Whether both say the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration as Any)
    }

    open override var hash: Int { look.hashValue }

    package override func replacing(_ traitCollection: UITraitCollection?) -> Configuration {
      SymbolConfiguration(look, traitCollection: traitCollection)
    }
  }
}
