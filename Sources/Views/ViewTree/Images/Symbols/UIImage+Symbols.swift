// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry
import MullionContracts

extension UIImage {
  /// The system's symbol of that name; nil, said once, when there is none.
  ///
  /// Differs from UIKit: symbols are drawn from lines, in artwork of our own. There is no
  /// list of all names: a name whose words are all words of symbols' names is one, and is a box,
  /// said once, when it has no drawing.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol that stands for a value from 0 to 1, as of a volume; nil when there is no symbol of the name.
  ///
  /// Differs from UIKit: symbols are drawn whole, whatever the value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The system's symbol of that name, drawn as `configuration` says.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = SymbolName(name), symbol.isKnown else {
      Diagnostics.reportOnce(
        "there is no symbol named \"\(name)\", and UIImage(systemName:) answers nil; look at its "
          + "spelling, or take a picture of your own with UIImage(named:).")
      return nil
    }
    var manner = ImageManner()
    manner.symbol = symbol
    manner.configuration = configuration
    manner.flipsForRightToLeft = symbol.isDirectional
    self.init(symbol: symbol, manner: manner)
  }

  /// The system's symbol of that name, for the given traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  private convenience init(symbol: SymbolName, manner: ImageManner) {
    let look = (manner.configuration as? SymbolConfiguration)?.look ?? SymbolLook()
    let traits = manner.configuration?.traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    let side = look.side(for: traits)
    self.init(
      DisplayImage(
        source: .symbol(SymbolPicture(symbol, weight: look.weight)),
        pixelSize: CGSize(width: side * scale, height: side * scale)),
      scale: scale, manner: manner)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { manner.symbol != nil }

  /// How the symbol is drawn; nil: the picture is none, or nothing was said.
  public var symbolConfiguration: SymbolConfiguration? {
    manner.configuration as? SymbolConfiguration
  }

  /// The symbol drawn as `configuration` says where it says something; nil: the picture is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return configured(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The picture with another configuration; a symbol is drawn anew.
  func configured(_ configuration: Configuration) -> UIImage {
    var manner = manner
    if let symbol = manner.configuration as? SymbolConfiguration,
      !(configuration is SymbolConfiguration)
    {
      manner.configuration = symbol.withTraitCollection(configuration.traitCollection)
    } else {
      manner.configuration = configuration
    }
    guard let symbol = manner.symbol else {
      return UIImage(displayImage, scale: scale, manner: manner)
    }
    return UIImage(symbol: symbol, manner: manner)
  }
}

extension SymbolName {
  /// Whether the system has such a symbol, as far as its words tell.
  fileprivate var isKnown: Bool {
    if SymbolWords.canMake(text) { return true }
    return SymbolIcons.knows(base) && badge.map(SymbolWords.canMake) ?? true
  }

  /// Whether the symbol points along the text: back, forward, leading, trailing.
  fileprivate var isDirectional: Bool {
    let words = text.split(separator: ".")
    return words.contains { ["backward", "forward", "leading", "trailing"].contains($0) }
      && !["backward", "forward"].contains(base)
  }
}
