// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct BackgroundInListTests {
  private func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: UITraitCollection { $0.listEnvironment = environment })
  }

  @Test(arguments: [UIListEnvironment.none, .plain, .grouped, .insetGrouped, .sidebar])
  func `a list's cell looks as cells of its list do`(environment: UIListEnvironment) {
    let expected: UIBackgroundConfiguration =
      switch environment {
      case .grouped, .insetGrouped: .listGroupedCell()
      case .sidebar: .listSidebarCell()
      default: .listPlainCell()
      }
    for (selected, highlighted) in [(false, false), (true, false), (false, true)] {
      var state = state(environment)
      state.isSelected = selected
      state.isHighlighted = highlighted
      let adapted = UIBackgroundConfiguration.listCell().updated(for: state)
      let plain = expected.updated(for: state)
      expect(adapted.backgroundColor, equals: plain.backgroundColor)
      expect(adapted.cornerRadius, equals: plain.cornerRadius)
    }
  }

  @Test func `headers are round in sidebars and groups, unless the application says otherwise`() {
    let header = UIBackgroundConfiguration.listHeader()
    expect(header.updated(for: state(.plain)).cornerRadius, equals: 0)
    expect(header.updated(for: state(.sidebar)).cornerRadius, equals: 10)
    expect(header.updated(for: state(.sidebar)).updated(for: state(.plain)).cornerRadius, equals: 0)
    var square = UIBackgroundConfiguration.listFooter()
    square.cornerRadius = 4
    expect(square.updated(for: state(.grouped)).cornerRadius, equals: 4)
  }

  @Test func `a header's text takes the look of sidebars there, but for what was set`() {
    var header = UIListContentConfiguration.header()
    let sidebar = header.updated(for: state(.sidebar))
    expect(
      sidebar.textProperties.font,
      equals: UIListContentConfiguration.sidebarHeader().textProperties.font)
    expect(sidebar.directionalLayoutMargins.top, equals: 11)
    expect(sidebar.updated(for: state(.plain)).directionalLayoutMargins.top, equals: 3.5)
    header.directionalLayoutMargins.top = 30
    expect(header.updated(for: state(.sidebar)).directionalLayoutMargins.top, equals: 30)
    let plain = UIListContentConfiguration.plainHeader()
    expect(plain.updated(for: state(.sidebar)).directionalLayoutMargins.top, equals: 3.5)
  }

  @Test func `a shadow shows when its opacity is set`() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .white
    configuration.shadowProperties.opacity = 0.5
    configuration.shadowProperties.radius = 8
    configuration.shadowProperties.offset = CGSize(width: 0, height: 4)
    configuration.shadowProperties.color = .red
    let face = BackgroundFace(configuration)
    _ = Stage(face)
    expect(face.layer.shadowOpacity, equals: 0.5)
    expect(face.layer.shadowRadius, equals: 8)
    expect(face.layer.shadowOffset, equals: CGSize(width: 0, height: 4))
    expect(face.layer.shadowColor, equals: UIColor.red.cgColor)
  }

  @Test func `an effect shows under the colour, with its corners`() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .dark)
    configuration.cornerRadius = 12
    let face = BackgroundFace(configuration)
    _ = Stage(face, size: CGSize(width: 100, height: 40))
    let glass = try #require(face.subviews.first as? UIVisualEffectView)
    expect(glass.effect, equals: UIBlurEffect(style: .dark))
    expect(glass.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(glass.layer.cornerRadius, equals: 12)
    configuration.visualEffect = nil
    face.configuration = configuration
    expect(!face.subviews.contains { $0 is UIVisualEffectView })
  }
}
