// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry
import MullionContracts

extension UIImage {
  /// Creates the system symbol with the given name; `nil` if there is none, which is reported once.
  ///
  /// Differs from UIKit: symbols are drawn as outlines in Mullion's own artwork. There is no list of all
  /// names: a name is accepted if all of its words occur in names of symbols, and shown as a box, which is
  /// reported once, if it has no drawing.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a variable value from 0 to 1, for example for a volume; `nil` if there is no
  /// symbol with the name.
  ///
  /// Differs from UIKit: the value has no effect; the whole symbol is drawn.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates the system symbol with the given name and configuration; `nil` if there is none, which is
  /// reported once.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = SymbolName(name), symbol.isKnown else {
      Diagnostics.reportOnce(
        "there is no symbol named \"\(name)\", and UIImage(systemName:) returns nil; check its "
          + "spelling, or use a picture of your own with UIImage(named:).")
      return nil
    }
    var manner = ImageAttributes()
    manner.symbol = symbol
    manner.configuration = configuration
    manner.flipsForRightToLeft = symbol.isDirectional
    self.init(symbol: symbol, manner: manner)
  }

  /// Creates the system symbol with the given name for the given traits; `nil` if there is none, which is
  /// reported once.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  private convenience init(symbol: SymbolName, manner: ImageAttributes) {
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

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { manner.symbol != nil }

  /// The configuration of the symbol; `nil` if the image is not a symbol or has no configuration.
  public var symbolConfiguration: SymbolConfiguration? {
    manner.configuration as? SymbolConfiguration
  }

  /// Returns the symbol with `configuration` applied to the symbol's current configuration, or `nil` if the
  /// image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return configured(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns the image with another configuration; a symbol is redrawn.
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
  /// Whether a system symbol with the name exists, judging by the words of its name.
  fileprivate var isKnown: Bool {
    if SymbolWords.canMake(text) { return true }
    return SymbolIcons.knows(base) && badge.map(SymbolWords.canMake) ?? true
  }

  /// Whether the symbol points in the text direction: backward, forward, leading, trailing.
  fileprivate var isDirectional: Bool {
    let words = text.split(separator: ".")
    return words.contains { ["backward", "forward", "leading", "trailing"].contains($0) }
      && !["backward", "forward"].contains(base)
  }
}
