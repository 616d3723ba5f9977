// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import MullionViewTree
import Testing
import UIKit

/// Tests of the font picker with the fonts of this machine.
@MainActor
struct FontChooserTests {
  @Test func `a family is shown in its regular font`() throws {
    let measurer = try PangoTextMeasurer()
    HostServices(environment: HostEnvironment(text: measurer)).serve {
      let picker = UIFontPickerViewController()
      picker.loadViewIfNeeded()
      var shown: [String: UIFont] = [:]
      for case let row as UIButton in all(below: picker.view) {
        if let title = row.currentTitle { shown[title] = row.titleLabel?.font }
      }
      expect(!shown.isEmpty && Set(shown.keys) == Set(UIFont.familyNames))
      for (family, font) in shown {
        let fonts = UIFont.fontNames(forFamilyName: family).map {
          UIFontDescriptor(name: $0, size: 0)
        }
        let plain = fonts.filter(\.symbolicTraits.isEmpty).map { abs(weight($0)) }
        guard let nearest = plain.min() else { continue }
        expect(abs(weight(font.fontDescriptor)), equals: nearest, "\(family): \(font.fontName)")
      }
    }
  }

  private func weight(_ descriptor: UIFontDescriptor) -> CGFloat {
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? 0
  }

  private func all(below view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(below: $0) }
  }
}

#endif
