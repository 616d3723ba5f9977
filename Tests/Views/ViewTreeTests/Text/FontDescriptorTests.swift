// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionViewTree

/// Tests of fonts that are described by dictionaries of attributes.
struct FontDescriptorTests {
  @Test func `attributes make the font that they tell of`() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Helvetica-Bold", .size: 20])
    expect(named.hostFont, equals: UIFontDescriptor(name: "Helvetica-Bold", size: 20).hostFont)
    let family = UIFontDescriptor(fontAttributes: [
      .family: "Helvetica", .face: "Bold Italic", .size: CGFloat(14),
    ])
    expect(family.hostFont.family == "Helvetica" && family.hostFont.isItalic)
    expect(family.hostFont.weight == UIFont.Weight.bold.rawValue && family.pointSize == 14)
    let system = UIFontDescriptor(fontAttributes: [
      .family: "System", .face: "Light",
      .traits: [UIFontDescriptor.TraitKey.slant: 0.1, .width: UIFont.Width.condensed],
    ])
    expect(system.hostFont.family == nil && system.hostFont.isItalic && system.pointSize == 12)
    expect(system.hostFont.weight, equals: UIFont.Weight.light.rawValue)
    expect(system.hostFont.width, equals: UIFont.Width.condensed.rawValue)
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    expect(style.pointSize == 17 && style.hostFont.weight == UIFont.Weight.semibold.rawValue)
    expect(UIFontDescriptor().pointSize, equals: 12)
  }

  @Test func `traits are weights or kinds of letters`() {
    let kinds = UIFontDescriptor.SymbolicTraits([.traitBold, .traitMonoSpace])
    let symbolic = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.symbolic: kinds.rawValue]
    ])
    expect(symbolic.symbolicTraits, equals: kinds)
    let weight = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]
    ])
    expect(UIFont(descriptor: weight, size: 0), equals: .systemFont(ofSize: 17, weight: .black))
    let traits = weight.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    expect(traits?[.weight] as? CGFloat, equals: UIFont.Weight.black.rawValue)
    expect(traits?[.slant] as? CGFloat, equals: 0)
  }

  @Test func `a descriptor's attributes make it again`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 13), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 11, weight: .light),
      .monospacedDigitSystemFont(ofSize: 10, weight: .bold), .preferredFont(forTextStyle: .title2),
      .systemFont(ofSize: 9, weight: .regular, width: .expanded),
      UIFont(name: "DejaVu Serif", size: 14) ?? .systemFont(ofSize: 1),
    ]
    for font in fonts {
      let again = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      expect(UIFont(descriptor: again, size: 0), equals: font)
      expect(again.textStyle, equals: font.textStyle)
    }
  }

  @Test func `attributes are added, and those that hosts do not heed are kept`() {
    let base = UIFontDescriptor(name: "Helvetica-Bold", size: 20)
    let other = base.addingAttributes([.family: "Courier", .size: 9])
    expect(other.hostFont.family == "Courier" && other.pointSize == 9)
    let light = base.addingAttributes([.face: "Light"])
    expect(light.hostFont.family, equals: "Helvetica")
    expect(light.hostFont.weight, equals: UIFont.Weight.light.rawValue)
    let shown = base.addingAttributes([.visibleName: "Mine", .fixedAdvance: 7])
    expect(shown.object(forKey: .visibleName) as? String, equals: "Mine")
    let font = UIFont(descriptor: shown.withSize(5), size: 0)
    expect(font.fontDescriptor.fontAttributes[.fixedAdvance] as? Int, equals: 7)
    expect(font.fontDescriptor.object(forKey: .size) as? CGFloat, equals: 5)
    expect(base.object(forKey: .name) as? String, equals: "Helvetica-Bold")
    expect(base.object(forKey: .family) as? String, equals: "Helvetica")
    expect(base.object(forKey: .matrix) == nil && base.object(forKey: .textStyle) == nil)
  }

  @Test func `features are known by their numbers or tags`() {
    func features(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> String {
      UIFontDescriptor(fontAttributes: [.featureSettings: settings]).hostFont.features
    }
    expect(features([[.type: 6, .selector: 0]]), equals: "pnum=0,tnum=1")
    expect(features([[.featureIdentifier: 37, .typeIdentifier: 1]]), equals: "smcp=1")
    expect(
      features([[.type: 35, .selector: 4], [.type: 11, .selector: 2]]), equals: "frac=1,ss02=1")
    expect(
      features([[.type: 1, .selector: 3], [.type: 14, .selector: 4]]), equals: "liga=0,zero=1")
    let tag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    let value = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    expect(features([[tag: "cv05", value: 2]]), equals: "cv05=2")
    expect(features([[tag: "a,b=", value: 1], [.type: 999, .selector: 1]]), equals: "")
    let font = UIFontDescriptor(fontAttributes: [
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    expect((font.fontAttributes[.featureSettings] as? [Any])?.count, equals: 1)
    expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).hostFont.features,
      equals: "tnum=1")
  }

  @Test func `widths are from narrow to wide`() {
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    expect(widths.map(\.rawValue), equals: widths.map(\.rawValue).sorted())
    expect(
      UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard),
      equals: .boldSystemFont(ofSize: 12))
    expect(UIFont.Width(0.2) == .expanded && UIFont.Width(rawValue: 0) == .standard)
  }
}
