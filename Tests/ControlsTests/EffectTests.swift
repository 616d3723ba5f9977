// SPDX-License-Identifier: Apache-2.0

import Controls
import CollectionGeometry
import Foundation
import Testing
import ViewTree

/// Panes of glass, which are flat.
@MainActor
struct EffectTests {
  @Test func `content stands in the content view, in front of the glass`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let label = UILabel()
    view.contentView.addSubview(label)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    let glass = try #require(view.subviews.first)
    #expect(glass.frame == view.bounds)
    let light = try #require(glass.backgroundColor).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    let dark = try #require(glass.backgroundColor).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light != dark)
    #expect(light.cgColor.alpha > 0.8 && light.cgColor.alpha < 1)
  }

  @Test func `the glass changes and goes with the effect`() throws {
    let view = UIVisualEffectView(effect: nil)
    let glass = try #require(view.subviews.first)
    #expect(glass.backgroundColor == .clear)
    view.effect = UIBlurEffect(style: .dark)
    #expect(glass.backgroundColor != .clear)
    view.effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel)
    #expect(glass.backgroundColor == .clear)
    #expect(view.contentView.tintColor == .secondaryLabel)
    view.effect = nil
    #expect(view.contentView.tintColor == view.tintColor)
  }

  @Test func `effects are equal when they do the same`() {
    #expect(UIBlurEffect(style: .regular) == UIBlurEffect(style: .regular))
    #expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .prominent))
    let blur = UIBlurEffect(style: .light)
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
  }
}
