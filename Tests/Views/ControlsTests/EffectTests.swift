// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing

/// Tests of visual effect views, which are flat.
@MainActor
struct EffectTests {
  @Test func `content stands in the content view, in front of the glass`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let label = UILabel()
    view.contentView.addSubview(label)
    expect(view.contentView.frame, equals: view.bounds)
    expect(view.subviews.last === view.contentView)
    let glass = try #require(view.subviews.first)
    expect(glass.frame, equals: view.bounds)
    let light = try #require(glass.backgroundColor).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    let dark = try #require(glass.backgroundColor).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    expect(light != dark)
    expect(light.cgColor.alpha > 0.8 && light.cgColor.alpha < 1)
  }

  @Test func `the glass changes and goes with the effect`() throws {
    let view = UIVisualEffectView(effect: nil)
    let glass = try #require(view.subviews.first)
    expect(glass.backgroundColor, equals: .clear)
    view.effect = UIBlurEffect(style: .dark)
    expect(glass.backgroundColor != .clear)
    view.effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel)
    expect(glass.backgroundColor, equals: .clear)
    expect(view.contentView.tintColor, equals: .secondaryLabel)
    view.effect = nil
    expect(view.contentView.tintColor, equals: view.tintColor)
  }

  @Test func `effects are equal when they do the same`() {
    expect(UIBlurEffect(style: .regular), equals: UIBlurEffect(style: .regular))
    expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .prominent))
    let blur = UIBlurEffect(style: .light)
    expect(
      UIVibrancyEffect(blurEffect: blur), equals: UIVibrancyEffect(blurEffect: blur, style: .label))
  }

  @Test func `a style says how much shows through, and whether that is light or dark`() {
    func grounds(_ styles: [UIBlurEffect.Style], _ look: UIUserInterfaceStyle) -> [[CGFloat]] {
      styles.map { style in
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let ground = view.subviews.first?.backgroundColor?.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: look))
        return [ground?.cgColor.components?.first ?? -1, ground?.cgColor.alpha ?? -1]
      }
    }
    let thick: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    let light: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight,
    ]
    let dark: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark,
    ]
    expect(grounds(thick, .light), equals: grounds(light, .dark))
    expect(grounds(thick, .dark), equals: grounds(dark, .light))
    expect(grounds(light, .light).allSatisfy { $0[0] > 0.9 })
    expect(grounds(dark, .light).allSatisfy { $0[0] < 0.2 })
    let alphas = grounds(thick, .light).map { $0[1] }
    expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 < $1 })
    expect(grounds([.light, .dark], .dark).map { $0[0] > 0.5 }, equals: [true, false])
    let older: [UIBlurEffect.Style] = [.extraLight, .light, .dark, .regular, .prominent]
    expect(older.map(\.rawValue), equals: [0, 1, 2, 4, 5])
    expect((thick + light + dark).map(\.rawValue), equals: Array(6...20))
  }
}
