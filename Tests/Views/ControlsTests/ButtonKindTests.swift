// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of button types, roles, sizes and corner styles, and of the alignment of titles and indicators.
@MainActor
@Suite("Kinds of buttons")
struct ButtonKindTests {
  private func laidOut(
    _ configuration: UIButton.Configuration, height: CGFloat = 60, isMirrored: Bool = false,
    _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
    change(button)
    let stage = Stage()
    stage.root.addSubview(button)
    stage.wait(0.1)
    return button
  }

  private func titled(_ title: String = "Go") -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  }

  /// Returns the shape and colour of the background fill.
  private func ground(_ button: UIButton) -> (shape: RoundedRect, color: DisplayColor)? {
    func find(_ node: DisplayNode) -> (RoundedRect, DisplayColor)? {
      for case .fill(let shape, let color) in node.commands { return (shape, color) }
      return node.children.lazy.compactMap(find).first
    }
    return find(button.displayNode())
  }

  @Test func `corners are as round as the style says, at most half circles`() {
    func radius(_ style: UIButton.Configuration.CornerStyle, height: CGFloat = 60) -> CGFloat {
      var configuration = titled()
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 17
      return ground(laidOut(configuration, height: height))?.shape.radius ?? .nan
    }
    expect(titled().cornerStyle, equals: UIButton.Configuration.CornerStyle.dynamic)
    expect(radius(.fixed) == 17 && radius(.capsule) == 30)
    expect(radius(.small) < radius(.medium) && radius(.medium) < radius(.large))
    expect(radius(.large) < 17 && radius(.fixed, height: 20) == 10)
    let all: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    expect(all.map(\.rawValue), equals: [-1, 0, 1, 2, 3, 4])
  }

  @Test func `a role makes a title semibold, or the button red`() throws {
    func font(_ role: UIButton.Role) throws -> UIFont {
      let button = laidOut(titled()) { $0.role = role }
      return try #require(
        button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    }
    expect(UIButton().role, equals: UIButton.Role.normal)
    let normal = try font(.normal)
    expect(try font(.primary), equals: .systemFont(ofSize: normal.pointSize, weight: .semibold))
    expect(try font(.cancel) == normal && font(.destructive) == normal)
    func color(_ role: UIButton.Role) -> DisplayColor? {
      ground(laidOut(titled()) { $0.role = role })?.color
    }
    let red = UIColor.systemRed.displayColor(with: UITraitCollection(userInterfaceStyle: .light))
    expect(color(.destructive) == red && color(.normal) != red)
    expect(color(.normal) == color(.cancel) && color(.normal) == color(.primary))
    let all: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
    expect(all.map(\.rawValue), equals: Array(0...3))
  }

  @Test func `a title stands in line with its subtitle, at either side or in the middle`() throws {
    func alignment(
      _ title: UIButton.Configuration.TitleAlignment, isMirrored: Bool = false
    ) throws -> NSTextAlignment {
      var configuration = titled()
      configuration.subtitle = "and a long subtitle"
      configuration.titleAlignment = title
      return try #require(laidOut(configuration, isMirrored: isMirrored).titleLabel).textAlignment
    }
    expect(try alignment(.leading) == .natural && alignment(.center) == .center)
    expect(try alignment(.trailing), equals: .right)
    expect(try alignment(.trailing, isMirrored: true), equals: .left)
    expect(try alignment(.automatic), equals: .natural)
    var stacked = titled()
    stacked.subtitle = "below"
    stacked.image = UIImage(systemName: "star")
    stacked.imagePlacement = .top
    expect(try #require(laidOut(stacked).titleLabel).textAlignment, equals: .center)
    let all: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
    expect(all.map(\.rawValue), equals: Array(0...3))
  }

  @Test func `a sign for a menu stands where one of its elements is chosen, always or never`() {
    func width(_ indicator: UIButton.Configuration.Indicator, isPopUp: Bool = false) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Size"
      configuration.indicator = indicator
      let button = UIButton(configuration: configuration)
      if isPopUp {
        button.menu = UIMenu(children: [UIAction(title: "Size") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
      }
      return button.intrinsicContentSize.width
    }
    let plain = width(.none)
    expect(width(.automatic) == plain && width(.popup) > plain)
    expect(width(.automatic, isPopUp: true), equals: width(.popup))
    expect(width(.none, isPopUp: true), equals: plain)
    let all: [UIButton.Configuration.Indicator] = [.automatic, .none, .popup]
    expect(all.map(\.rawValue), equals: Array(0...2))
  }

  @Test func `a handler that is kept changes every button it is given to`() {
    let handler: UIButton.ConfigurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Ready" : "Busy"
    }
    for _ in 0..<2 {
      let stage = Stage()
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = handler
      stage.root.addSubview(button)
      stage.wait(0.1)
      expect(button.titleLabel?.text, equals: "Ready")
      button.isEnabled = false
      stage.wait(0.1)
      expect(button.titleLabel?.text, equals: "Busy")
    }
  }

  @Test func `a size says how large a title is, and how much room is around it`() {
    let all: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
    let heights = all.map { size in
      var configuration = titled()
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    expect(heights[1] == heights[2] && heights[1] < heights[0] && heights[0] < heights[3])
    expect(titled().buttonSize == .medium && all.map(\.rawValue) == Array(0...3))
  }

  @Test func `a type says which symbol a button shows, and whether its title has a colour`() {
    let pictured: [UIButton.ButtonType] = [
      .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    for type in pictured {
      expect(UIButton(type: type).image(for: .normal)?.isSymbolImage, equals: true, "\(type)")
    }
    let plain: [UIButton.ButtonType] = [.custom, .system]
    expect(plain.allSatisfy { UIButton(type: $0).image(for: .normal) == nil })
    expect(UIButton(type: .custom).currentTitleColor, equals: .white)
    expect(UIButton(type: .system).currentTitleColor != .white)
    expect((plain + pictured).map(\.rawValue), equals: [0, 1, 2, 3, 4, 5, 7])
  }
}
