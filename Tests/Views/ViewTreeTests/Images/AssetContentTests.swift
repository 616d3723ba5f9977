// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the contents of asset catalogues: the variants, and their order of precedence.
@MainActor
struct AssetContentTests {
  private static func decoded<Value: Decodable>(_ type: Value.Type, _ json: Any) throws -> Value {
    try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: json))
  }

  // MARK: AssetAppearance

  @Test(arguments: 0..<60)
  func `the traits of a variant are those that it was written with`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var json: [String: Any] = [:]
    var parts: [UITraitCollection] = []
    func choose<Value>(
      _ choices: [(String, Value)], _ write: (String) -> Void, _ trait: (Value) -> UITraitCollection
    ) {
      guard Bool.random(using: &random), let found = choices.randomElement(using: &random) else {
        return
      }
      write(found.0)
      parts.append(trait(found.1))
    }
    var appearances: [[String: String]] = []
    let idioms: [(String, UIUserInterfaceIdiom)] = [("iphone", .phone), ("ipad", .pad)]
    choose(idioms, { json["idiom"] = $0 }, { UITraitCollection(userInterfaceIdiom: $0) })
    choose([("1x", 1), ("2x", 2), ("3x", 3)], { json["scale"] = $0 }) {
      UITraitCollection(displayScale: $0)
    }
    let styles: [(String, UIUserInterfaceStyle)] = [("dark", .dark), ("light", .light)]
    choose(
      styles, { appearances.append(["appearance": "luminosity", "value": $0]) },
      { UITraitCollection(userInterfaceStyle: $0) })
    choose(
      [("high", UIAccessibilityContrast.high)],
      { appearances.append(["appearance": "contrast", "value": $0]) },
      { UITraitCollection(accessibilityContrast: $0) })
    let directions: [(String, UITraitEnvironmentLayoutDirection)] = [
      ("left-to-right", .leftToRight), ("right-to-left", .rightToLeft),
    ]
    choose(
      directions, { json["language-direction"] = $0 }, { UITraitCollection(layoutDirection: $0) })
    let classes: [(String, UIUserInterfaceSizeClass)] = [
      ("compact", .compact), ("regular", .regular),
    ]
    choose(classes, { json["width-class"] = $0 }, { UITraitCollection(horizontalSizeClass: $0) })
    choose(classes, { json["height-class"] = $0 }, { UITraitCollection(verticalSizeClass: $0) })
    if !appearances.isEmpty { json["appearances"] = appearances.shuffled(using: &random) }
    let appearance = try Self.decoded(AssetAppearance.self, json)
    expect(appearance.traits == UITraitCollection(traitsFrom: parts) && appearance.isShown)
    json["idiom"] = ["watch", "car", "tv"].randomElement(using: &random)
    expect(try !Self.decoded(AssetAppearance.self, json).isShown)
  }

  @Test func `a scale that is none says nothing`() throws {
    let scales = try ["2x", "0x", "-1x", "2", "x", "1.5x"].map {
      try Self.decoded(AssetAppearance.self, ["scale": $0]).pixelsPerPoint
    }
    expect(scales, equals: [2, nil, nil, nil, nil, 1.5])
  }

  // MARK: ColorSet

  private static func white(_ color: UIColor, isDark: Bool, isStrong: Bool) -> Int {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isStrong ? .high : .normal),
    ])
    var white: CGFloat = 0
    color.resolvedColor(with: traits).getWhite(&white, alpha: nil)
    return Int((white * 255).rounded())
  }

  /// The variants by style and contrast, in their order of precedence.
  private static let orders: [(isDark: Bool, isStrong: Bool, order: [String])] = [
    (false, false, ["light", "", "dark", "light high", " high", "dark high"]),
    (true, false, ["dark", "", "light", "light high", " high", "dark high"]),
    (false, true, ["light high", " high", "light", "", "dark", "dark high"]),
    (true, true, ["dark high", " high", "dark", "", "light", "light high"]),
  ]

  @Test func `of the variants that a colour has, the nearest to the traits is shown`() throws {
    let names = Self.orders[0].order
    var faults: [String] = []
    for subset in 1..<64 {
      let present = names.indices.filter { subset >> $0 & 1 == 1 }
      let colors = present.map { index -> [String: Any] in
        let words = names[index].split(separator: " ", omittingEmptySubsequences: false)
        var appearances: [[String: String]] = []
        if !words.isEmpty, !words[0].isEmpty {
          appearances.append(["appearance": "luminosity", "value": String(words[0])])
        }
        if words.count > 1 { appearances.append(["appearance": "contrast", "value": "high"]) }
        return [
          "idiom": "universal", "appearances": appearances,
          "color": ["components": ["white": "\(10 + index)"]],
        ]
      }
      let set = try Self.decoded(ColorSet.self, ["colors": colors])
      let color = try #require(set.color)
      for (isDark, isStrong, order) in Self.orders {
        let wanted = order.first { name in present.contains { names[$0] == name } }
        let found = names[Self.white(color, isDark: isDark, isStrong: isStrong) - 10]
        if found != wanted { faults.append("\(subset) \(isDark) \(isStrong): \(found)") }
      }
    }
    expect(faults.isEmpty)
  }

  @Test func `components are read in each form, and colours without them are none`() throws {
    func color(_ red: Any, idiom: String = "universal", green: Any? = 0) throws -> Int? {
      var components: [String: Any] = ["red": red, "blue": "0.0"]
      components["green"] = green
      let entry: [String: Any] = ["idiom": idiom, "color": ["components": components]]
      guard let color = try Self.decoded(ColorSet.self, ["colors": [entry]]).color else {
        return nil
      }
      var red: CGFloat = 0
      color.getRed(&red, green: nil, blue: nil, alpha: nil)
      return Int((red * 255).rounded())
    }
    let found = [
      try color("0x66"), try color("102"), try color("0.4"), try color(0.4), try color("0X66"),
      try color("102", idiom: "car"), try color("102", green: nil),
    ]
    expect(found, equals: [102, 102, 102, 102, 102, nil, nil])
    #expect(throws: DecodingError.self) { try color("much") }
    expect(try Self.decoded(ColorSet.self, [String: Any]()).color == nil)
  }

  // MARK: ImageSet

  @Test(arguments: ["template", "original", ""], [false, true])
  func `a picture is as large at each scale, with caps in pixels of its file`(
    intent: String, tiles: Bool
  ) throws {
    let folder = TemporaryFolder()
    let images = try (1...3).map { scale -> [String: Any] in
      let file = "\(scale).png"
      _ = try folder.write(ImageTests.png(UInt32(20 * scale), UInt32(10 * scale)), file)
      return [
        "filename": file, "idiom": "universal", "scale": "\(scale)x",
        "resizing": [
          "cap-insets": ["top": scale, "left": 2 * scale, "right": 3 * scale],
          "center": ["mode": tiles ? "tile" : "stretch"],
        ],
      ]
    }
    let json: [String: Any] = [
      "images": images + [["idiom": "universal"]],
      "properties": ["template-rendering-intent": intent],
    ]
    let asset = try #require(try Self.decoded(ImageSet.self, json).asset(in: folder.url))
    for scale in 1...3 {
      let image = asset.image(with: UITraitCollection(displayScale: CGFloat(scale)))
      expect(image.scale == CGFloat(scale) && image.size == CGSize(width: 20, height: 10))
      expect(image.capInsets, equals: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 3))
      expect(image.resizingMode, equals: (tiles ? .tile : .stretch))
      let modes: [String: UIImage.RenderingMode] = [
        "template": .alwaysTemplate, "original": .alwaysOriginal, "": .automatic,
      ]
      expect(image.renderingMode, equals: modes[intent])
    }
    expect(try Self.decoded(ImageSet.self, ["images": []]).asset(in: folder.url) == nil)
  }

  // MARK: AssetFolders

  @Test(arguments: 0..<12)
  func `assets are found by the names of the groups that are part of theirs`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    var model: [String: String] = [:]
    /// Fills a group first with assets and then, in alphabetical order, with groups.
    func fill(_ path: String, prefix: String, depth: Int) throws {
      for name in ["A", "B"] where Bool.random(using: &random) {
        let ending = ["imageset", "colorset", "dataset"].randomElement(using: &random) ?? ""
        _ = try folder.write(Data("{}".utf8), "\(path)/\(name).\(ending)/Contents.json")
        let key = "\(prefix)\(name).\(ending)"
        if model[key] == nil { model[key] = "\(path)/\(name).\(ending)" }
      }
      _ = try folder.write(Data("{}".utf8), "\(path)/Other.brandassets/Contents.json")
      guard depth < 3 else { return }
      for name in ["C", "D"] where Bool.random(using: &random) {
        let isNamespace = Bool.random(using: &random)
        let contents =
          isNamespace ? #"{"properties": {"provides-namespace": true}}"# : #"{"properties": {}}"#
        _ = try folder.write(Data(contents.utf8), "\(path)/\(name)/Contents.json")
        try fill(
          "\(path)/\(name)", prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
    try fill("Assets.xcassets", prefix: "", depth: 0)
    try fill("Module.bundle/More.xcassets", prefix: "", depth: 2)
    try fill("Folder/Hidden.xcassets", prefix: "hidden/", depth: 3)
    for key in model.keys where key.hasPrefix("hidden/") { model[key] = nil }
    let folders = AssetFolders(in: folder.url)
    var found: [String: String] = [:]
    for prefix in ["", "C/", "D/", "C/C/", "C/D/", "D/C/", "D/D/", "hidden/"]
      + ["C", "D"].flatMap({ one in
        ["C", "D"].flatMap { two in ["\(one)/\(two)/C/", "\(one)/\(two)/D/"] }
      })
    {
      for name in ["A", "B", "Other"] {
        for ending in ["imageset", "colorset", "dataset", "brandassets"] {
          guard let place = folders.folder(of: prefix + name, ending: ending) else { continue }
          let root = folder.url.resolvingSymlinksInPath().path
          let path = place.resolvingSymlinksInPath().path
          found["\(prefix)\(name).\(ending)"] = String(path.dropFirst(root.count + 1))
        }
      }
    }
    expect(found, equals: model)
  }
}
