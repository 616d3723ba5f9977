// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree
import Synchronization
import Testing
import ViewStage

@MainActor @Suite(.serialized)
struct AssetCatalogTests {
  /// The temporary folders of a test, one for each bundle.
  private final class Folders {
    var all: [TemporaryFolder] = []
  }

  private let folders = Folders()

  /// Returns a bundle whose asset catalogue has the given files.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = TemporaryFolder()
    folders.all.append(folder)
    for (path, data) in files { _ = try folder.write(data, "Assets.xcassets/\(path)") }
    return try #require(Bundle(path: folder.url.path))
  }

  private let leaf = Data(
    """
    {"images": [
      {"filename": "leaf.png", "idiom": "universal", "scale": "1x"},
      {"filename": "leaf@2x.png", "idiom": "universal", "scale": "2x"},
      {"filename": "leaf-dark@2x.png", "idiom": "universal", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "scale": "3x"}],
     "properties": {"template-rendering-intent": "template"},
     "info": {"author": "xcode", "version": 1}}
    """.utf8)

  @Test func `the variant of the scale and of the style is shown`() throws {
    let bundle = try bundle([
      "leaf.imageset/Contents.json": leaf,
      "leaf.imageset/leaf.png": ImageTests.png(20, 20),
      "leaf.imageset/leaf@2x.png": ImageTests.png(40, 40),
      "leaf.imageset/leaf-dark@2x.png": ImageTests.png(44, 40),
    ])
    func image(_ scale: CGFloat, _ style: UIUserInterfaceStyle) throws -> UIImage {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      ])
      return try #require(UIImage(named: "leaf", in: bundle, compatibleWith: traits))
    }
    expect(try image(1, .light).size, equals: CGSize(width: 20, height: 20))
    expect(try image(1, .light).scale, equals: 1)
    expect(try image(2, .light).size, equals: CGSize(width: 20, height: 20))
    expect(try image(2, .light).scale, equals: 2)
    expect(try image(3, .light).scale, equals: 2)
    expect(try image(2, .dark).size, equals: CGSize(width: 22, height: 20))
    expect(try image(2, .light).renderingMode, equals: .alwaysTemplate)

    let view = UIImageView(image: UIImage(named: "leaf", in: bundle, compatibleWith: nil))
    view.overrideUserInterfaceStyle = .dark
    expect(view.intrinsicContentSize, equals: CGSize(width: 22, height: 20))
  }

  @Test func `folders are part of the name only when they say so`() throws {
    let set = Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8)
    let bundle = try bundle([
      "Plain/a.imageset/Contents.json": set, "Plain/a.imageset/a.png": ImageTests.png(1, 1),
      "Space/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "Space/b.imageset/Contents.json": set, "Space/b.imageset/a.png": ImageTests.png(2, 2),
    ])
    expect(UIImage(named: "a", in: bundle, compatibleWith: nil) != nil)
    expect(UIImage(named: "b", in: bundle, compatibleWith: nil) == nil)
    expect(UIImage(named: "Space/b", in: bundle, compatibleWith: nil) != nil)
  }

  @Test func `a catalogue that is reached through symbolic links is read`() throws {
    let set = Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8)
    let real = try bundle([
      "Group/a.imageset/Contents.json": set, "Group/a.imageset/a.png": ImageTests.png(1, 1),
    ])
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)")
    defer {
      try? files.removeItem(at: folder)
      try? files.removeItem(at: real.bundleURL)
    }
    func link(_ path: String, to target: URL) throws {
      let place = folder.appendingPathComponent(path)
      try files.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: place, withDestinationURL: target)
    }
    let catalogue = real.bundleURL.appendingPathComponent("Assets.xcassets")
    let group = catalogue.appendingPathComponent("Group")
    try link("whole", to: real.bundleURL)
    try link("catalogue/Media.xcassets", to: catalogue)
    try link("group/Media.xcassets/Linked", to: group)
    let around = folder.appendingPathComponent("group/Media.xcassets")
    try link("group/Media.xcassets/Around", to: around)
    try link("set/Media.xcassets/b.imageset", to: group.appendingPathComponent("a.imageset"))
    for (path, name) in [("whole", "a"), ("catalogue", "a"), ("group", "a"), ("set", "b")] {
      let bundle = try #require(Bundle(path: folder.appendingPathComponent(path).path))
      expect(UIImage(named: name, in: bundle, compatibleWith: nil) != nil, "\(path)")
    }
  }

  @Test func `a colour follows the style`() throws {
    let text = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """
    let bundle = try bundle(["accent.colorset/Contents.json": Data(text.utf8)])
    let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    let light = color.displayColor(with: UITraitCollection(userInterfaceStyle: .light))
    expect(light, equals: DisplayColor(red: 1, green: 128.0 / 255, blue: 0.5))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(color.displayColor(with: dark), equals: UIColor.systemRed.displayColor(with: dark))
    expect(UIColor(named: "none", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `a colour follows the contrast`() throws {
    func entry(_ white: String, _ appearances: [String]) -> String {
      let named = appearances.map { value in
        #"{"appearance": "\#(value == "high" ? "contrast" : "luminosity")", "value": "\#(value)"}"#
      }
      return #"{"idiom": "universal", "color": {"components": {"white": "\#(white)"}}, "#
        + #""appearances": [\#(named.joined(separator: ", "))]}"#
    }
    func colors(_ entries: [String]) throws -> [CGFloat] {
      let text = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
      let bundle = try bundle(["ground.colorset/Contents.json": Data(text.utf8)])
      let color = try #require(UIColor(named: "ground", in: bundle, compatibleWith: nil))
      return [UIUserInterfaceStyle.light, .dark].flatMap { style in
        [UIAccessibilityContrast.normal, .high].map { contrast in
          var white: CGFloat = 0
          color.resolvedColor(
            with: UITraitCollection {
              $0.userInterfaceStyle = style
              $0.accessibilityContrast = contrast
            }
          ).getWhite(&white, alpha: nil)
          return white
        }
      }
    }
    let all = [
      entry("0.1", []), entry("0.2", ["high"]), entry("0.3", ["dark"]),
      entry("0.4", ["dark", "high"]),
    ]
    expect(try colors(all), equals: [0.1, 0.2, 0.3, 0.4])
    expect(try colors([all[0], all[1]]), equals: [0.1, 0.2, 0.1, 0.2])
    expect(try colors([all[0], all[2]]), equals: [0.1, 0.1, 0.3, 0.3])
    expect(try colors([all[0], all[3]]), equals: [0.1, 0.1, 0.1, 0.4])
  }

  @Test func `a picture follows the contrast`() throws {
    let set = #"""
      {"images": [{"filename": "a.png", "idiom": "universal"},
        {"filename": "b.png", "idiom": "universal",
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """#
    let bundle = try bundle([
      "a.imageset/Contents.json": Data(set.utf8), "a.imageset/a.png": ImageTests.png(1, 1),
      "a.imageset/b.png": ImageTests.png(2, 2),
    ])
    let widths = [UIAccessibilityContrast.unspecified, .normal, .high].map {
      UIImage(
        named: "a", in: bundle, compatibleWith: UITraitCollection(accessibilityContrast: $0))?
        .size.width
    }
    expect(widths, equals: [1, 1, 2])
  }

  @Test func `a file of data is read`() throws {
    let bundle = try bundle([
      "words.dataset/Contents.json": Data(#"{"data": [{"filename": "words.txt"}]}"#.utf8),
      "words.dataset/words.txt": Data("hello".utf8),
    ])
    expect(NSDataAsset(name: "words", bundle: bundle)?.data, equals: Data("hello".utf8))
    expect(NSDataAsset(name: "other", bundle: bundle) == nil)
  }

  @Test func `a broken catalogue says once which file is wrong, and makes no picture`() throws {
    let bundle = try bundle([
      "broken.imageset/Contents.json": Data("{".utf8),
      "gone.imageset/Contents.json": Data(
        #"{"images": [{"filename": "no.png", "idiom": "universal"}]}"#.utf8),
      "liar.imageset/Contents.json": Data(
        #"{"images": [{"filename": "liar.png", "idiom": "universal"}]}"#.utf8),
      "liar.imageset/liar.png": Data("no picture".utf8),
    ])
    let heard = Mutex<[String]>([])
    Diagnostics.listen { message in heard.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    for name in ["broken", "gone", "liar", "broken", "gone", "liar"] {
      expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
    }
    let reports = heard.withLock { $0 }
    for file in ["broken.imageset/Contents.json", "no.png", "liar.png"] {
      expect(reports.filter { $0.contains(file) }.count, equals: 1)
    }
  }

  @Test(arguments: [
    ("<svg width=\"24\" height=\"12\"/>", CGSize(width: 24, height: 12)),
    ("<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 30 20\"/>", CGSize(width: 30, height: 20)),
    ("<svg width='1in' viewBox='0 0 2 1'></svg>", CGSize(width: 96, height: 48)),
    ("<svg></svg>", CGSize(width: 100, height: 100)),
  ])
  func `the size of a drawing is that of its first element`(text: String, size: CGSize) throws {
    let padded = text + String(repeating: " ", count: 30)
    expect(UIImage(data: Data(padded.utf8))?.size, equals: size)
  }

  @Test(arguments: ["<html><body>svg</body></html>", "<svg width=\"0\" height=\"-4\"/>", "<svg"])
  func `what is no drawing is no picture`(text: String) {
    expect(UIImage(data: Data((text + String(repeating: " ", count: 30)).utf8)) == nil)
  }
}
