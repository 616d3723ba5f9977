// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  func fill(_ view: UIImageView) {
    image("image") { view.image = $0 }
    image("highlightedImage") { view.highlightedImage = $0 }
    flag("highlighted") { view.isHighlighted = $0 }
    if let symbols = symbolConfiguration("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbols
    }
    skip("catalog")
    leaveOut("adjustsImageSizeForAccessibilityContentSizeCategory", "symbolEffect")
    fillView(view)
  }

  func fill(_ view: UIVisualEffectView) {
    if let effect = child(key: "effect") ?? child("blurEffect") { fillEffect(of: view, effect) }
    if let content = child(key: "contentView") {
      maker.begin(view.contentView, content)
      let said = inner(content)
      said.skip("frame", "autoresizingMask")
      said.fillContent(of: view.contentView)
      said.reportUnread()
    }
    fillView(view)
  }

  /// Sets the properties of an existing view, which keeps its frame.
  func fillContent(of view: UIView) {
    let (frame, mask) = (view.frame, view.autoresizingMask)
    let follows = view.translatesAutoresizingMaskIntoConstraints
    fillView(view)
    view.translatesAutoresizingMaskIntoConstraints = follows
    view.autoresizingMask = mask
    view.frame = frame
  }

  private func fillEffect(of view: UIVisualEffectView, _ element: InterfaceElement) {
    let said = inner(element)
    if element.name == "vibrancyEffect" {
      let blur = said.child("blurEffect").flatMap { inner($0).choice("style", Self.blurs) }
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur ?? .regular))
    } else {
      view.effect = UIBlurEffect(style: said.choice("style", Self.blurs) ?? .regular)
    }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
