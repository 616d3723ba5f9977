// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor struct MatrixTests {
  private let folder = GoldenTests.Folder()

  /// Returns a screen with a label at the leading edge, and a square.
  private func screen(title: String = "Rice") -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = title
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.backgroundColor = .white
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
    ])
    return controller
  }

  private func golden(_ recording: GoldenRecording) -> Golden {
    Golden(path: "\(folder.path)/screen.txt", recording: recording)
  }

  @Test func `all has each combination once, the plainest first`() {
    expect(Matrix.all.variants.count, equals: 5 * 2 * 2 * 2 * 2 * 12 * 2)
    expect(Set(Matrix.all.variants).count, equals: Matrix.all.variants.count)
    expect(Matrix.all.variants.first, equals: MatrixVariant(.iPhone15))
    expect(Matrix([MatrixVariant(.iPadMini), MatrixVariant(.iPadMini)]).variants.count, equals: 1)
    expect(Matrix(devices: []).variants.isEmpty)
  }

  @Test func `less motion is combined with the others, behind them`() {
    let plain = MatrixVariant(.iPhone15), dark = MatrixVariant(.iPhone15.dark)
    let matrix = Matrix(
      devices: [.iPhone15], styles: [.light, .dark], reducesMotion: [false, true])
    expect(matrix.variants, equals: [plain, plain.still, dark, dark.still])
  }

  @Test func `pairwise has each two values together, in few variants`() {
    let variants = Matrix.pairwise().variants
    expect(variants.count < Matrix.all.variants.count / 8)
    let values: [[String]] = variants.map { variant in
      let device = variant.device
      return [
        device.name, "turned \(device.screen.size.width > device.screen.size.height)",
        "\(device.userInterfaceStyle)", "\(device.layoutDirection)",
        device.preferredContentSizeCategory.rawValue, "\(variant.legibilityWeight)",
        "\(device.accessibilityContrast)",
      ]
    }
    for first in 0..<7 {
      for second in (first + 1)..<7 {
        let pairs = Set(values.map { "\($0[first]) \($0[second])" })
        let (one, other) = (Set(values.map { $0[first] }), Set(values.map { $0[second] }))
        expect(pairs.count, equals: one.count * other.count)
      }
    }
    expect(Matrix.pairwise(), equals: Matrix.pairwise())
    expect(Matrix.pairwise(devices: []).variants.isEmpty)
  }

  @Test func `variants that show the same are one section`() throws {
    let matrix = Matrix(
      devices: [.phone], styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    try golden(.all).check(matrix) { screen() }
    let text = try #require(folder.text("screen.txt"))
    let lines = text.split(separator: "\n").map(String.init)
    expect(lines[0], equals: "matrix 1  4 variants  2 distinct")
    expect(lines[1].hasPrefix("== 390x844; 390x844, dark"))
    expect(lines[3].hasPrefix("frames 2  screen 390x844 @2x"))
    expect(lines[4].hasPrefix("label 10 20 "))
    expect(lines[5].hasPrefix("== 390x844, right to left; 390x844, dark, right to left"))
    expect(lines[7].hasPrefix("- label 10 20 "))
    expect(lines[8].hasPrefix("+ label 3"))
    expect(lines.count, equals: 9)
  }

  @Test func `pseudo-languages say the same with accents, longer, or from right to left`() {
    expect(PseudoLanguage.accented.text("Rice, 2 cups"), equals: "Ŕîçé, 2 çûþš")
    let long = "Favourites"
    expect(PseudoLanguage.longer.text(long).count, equals: long.count * 7 / 5)
    expect(PseudoLanguage.longer.text("Rhythms 42"), equals: "Rhyyyythms 42")
    expect(PseudoLanguage.longer.text("brr"), equals: "bbrrr")
    expect(PseudoLanguage.longer.text("42"), equals: "42")
    expect(PseudoLanguage.mirrored.text("Rice"), equals: "Ŕîçé")
    var widths: [String] = []
    let plain = MatrixVariant(.iPhone15)
    Matrix([plain, plain.pseudo(.longer), plain.pseudo(.accented), plain.pseudo(.mirrored)])
      .mount {
        screen()
      } _: { variant, harness in
        let line = harness.textFrames.split(separator: "\n").last.map(String.init) ?? ""
        widths.append("\(variant): \(line)")
      }
    // Text frames name a text as the application has it; its frame is that of the translation.
    expect(
      widths,
      equals: [
        "iPhone 15: label 10 20 34 20.333  \"Rice\"",
        "iPhone 15, longer texts: label 10 20 51 20.333  \"Rice\"",
        "iPhone 15, accented texts: label 10 20 34 20.333  \"Rice\"",
        "iPhone 15, right to left, mirrored texts: label 349 20 34 20.333  \"Rice\"",
      ])
    var svg = ""
    Matrix([plain.pseudo(.longer)]).mount {
      screen()
    } _: {
      svg = $1.svg
    }
    expect(svg.contains("Riicee"))
  }

  @Test func `a matrix is compared with its golden`() throws {
    try golden(.all).check(.smoke) { screen() }
    expect(try golden(.never).check(.smoke) { screen() }, equals: .equal)
    #expect(throws: GoldenMismatch.self) {
      try golden(.never).check(.smoke) { screen(title: "Rise") }
    }
  }

  @Test func `more contrast is seen in what is drawn`() {
    let controller = {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemRed
      return controller
    }
    var told: [String] = []
    Matrix(devices: [.iPhone15], contrasts: [.normal, .high]).mount(controller) {
      variant, harness in
      let color = UIColor.systemRed.resolvedColor(with: harness.view.traitCollection)
      told += [
        "\(variant)", "\(color == UIColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1))",
      ]
    }
    expect(told, equals: ["iPhone 15", "false", "iPhone 15, high contrast", "true"])
  }

  @Test func `a variant is in force when its screen is made`() {
    var told: [String] = []
    let variants = [MatrixVariant(.iPadMini.dark), MatrixVariant(.iPhoneSE).bold.still]
    Matrix(variants).mount {
      told.append("\(UIDevice.current.userInterfaceIdiom == .pad)")
      told.append("\(UIAccessibility.isReduceMotionEnabled)")
      return screen()
    } _: { variant, harness in
      expect(harness.size, equals: variant.device.screen.size)
      expect(harness.view.traitCollection.legibilityWeight, equals: variant.legibilityWeight)
    }
    expect(told, equals: ["true", "false", "false", "true"])
    expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
