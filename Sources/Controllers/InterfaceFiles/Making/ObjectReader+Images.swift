// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Returns the image that an attribute names, or that an `imageReference` with that key describes.
  func image(_ key: String) -> UIImage? {
    if let name = string(key) { return picture(name, isSymbol: string("catalog") == "system") }
    guard let element = child(key: key), element.name == "imageReference" else { return nil }
    let said = inner(element)
    guard let name = said.string("image") else { return nil }
    var image = said.picture(name, isSymbol: said.string("catalog") == "system")
    if let symbols = said.symbolLook { image = image?.withConfiguration(symbols) }
    if let mode = said.choice("renderingMode", Self.renderingModes) {
      image = image?.withRenderingMode(mode)
    }
    said.skip("symbolRenderingMode", "variableValue")
    said.reportUnread()
    return image
  }

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
  ]

  func image(_ key: String, _ use: (UIImage) -> Void) {
    if let value = image(key) { use(value) }
  }

  private func picture(_ name: String, isSymbol: Bool) -> UIImage? {
    let isSystem = isSymbol || isRemembered(asSymbol: name)
    let found =
      isSystem
      ? UIImage(systemName: name)
      : UIImage(named: name, in: maker.file.bundle, compatibleWith: nil)
    if found == nil {
      record(
        isSystem
          ? "there is no symbol \(name); no image is shown"
          : "there is no picture \(name) among the bundle's assets; no image is shown",
        once: "picture \(name)")
    }
    return found
  }

  /// Returns whether the resources of the file list an image of that name as a system image.
  private func isRemembered(asSymbol name: String) -> Bool {
    maker.file.document.root.child("resources")?.children.contains {
      $0.name == "image" && $0["name"] == name && $0["catalog"] == "system"
    } ?? false
  }

  /// Returns the symbol configuration with the key `key`.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let element = child(key: key) else { return nil }
    let said = inner(element)
    let look = said.symbolLook
    said.reportUnread()
    return look
  }

  private var symbolLook: UIImage.SymbolConfiguration? {
    let weight = choice("weight", Self.symbolWeights)
    let scale = choice("scale", Self.scales) ?? choice("symbolScale", Self.scales)
    let size = number("pointSize")
    let described = child(key: "font").map(inner)
    skip("configurationType", "renderingMode", "style", "fontDescription")
    if let style = textStyle("textStyle") ?? described?.textStyle("style") {
      return scale.map { .init(textStyle: style, scale: $0) } ?? .init(textStyle: style)
    }
    if let font = described?.font {
      return scale.map { .init(font: font, scale: $0) } ?? .init(font: font)
    }
    if let size {
      return .init(pointSize: size, weight: weight ?? .regular, scale: scale ?? .default)
    }
    if let weight { return .init(weight: weight) }
    return scale.map { .init(scale: $0) }
  }

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}
