// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Tests of the contents of cells and headers of tables.
@MainActor
@Suite("Content of tables' views")
struct TableContentTests {
  /// A content configuration of another type than those of lists.
  private struct Plain: UIContentConfiguration {
    var states = 0

    func makeContentView() -> any UIView & UIContentView { PlainView(self) }
    func updated(for state: any UIConfigurationState) -> Plain { Plain(states: states + 1) }
  }

  private final class PlainView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is Plain }
  }

  private static func views() -> [any ContentShowing] {
    [
      UITableViewCell(style: .subtitle, reuseIdentifier: nil),
      UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]
  }

  @Test(arguments: [0, 1])
  func `what is of the same kind is shown by the same view`(kind: Int) {
    let view = Self.views()[kind]
    var words = UIListContentConfiguration.cell()
    words.text = "one"
    view.contentConfiguration = words
    let shown = view.contentView
    expect(shown is UIListContentView && shown.isDescendant(of: view))
    words.text = "two"
    view.contentConfiguration = words
    expect(view.contentView === shown)
    expect((shown as? UIListContentView)?.textLabelText, equals: "two")
  }

  @Test(arguments: [0, 1])
  func `what is of another kind has a view of its own, and the other one leaves`(kind: Int) {
    let view = Self.views()[kind]
    view.contentConfiguration = UIListContentConfiguration.cell()
    let before = view.contentView
    view.contentConfiguration = Plain()
    expect(view.contentView is PlainView && view.contentView.isDescendant(of: view))
    expect(before.superview == nil)
    view.contentConfiguration = nil
    expect(!(view.contentView is any UIContentView) && view.contentView.isDescendant(of: view))
    let plain = view.contentView
    view.contentConfiguration = nil
    expect(view.contentView === plain)
  }

  @Test(arguments: [0, 1])
  func `a view that shows no configuration any more has texts again`(kind: Int) {
    let view = Self.views()[kind]
    view.textLabel?.text = "before"
    view.detailTextLabel?.text = "before"
    view.contentConfiguration = UIListContentConfiguration.cell()
    expect(view.textLabel == nil && view.detailTextLabel == nil)
    view.contentConfiguration = nil
    for label in [view.textLabel, view.detailTextLabel] {
      expect(label?.isDescendant(of: view.contentView) == true && label?.text == nil)
    }
  }

  @Test func `a cell that shows no configuration any more has its image again`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let first = cell.imageView
    cell.contentConfiguration = Plain()
    cell.contentConfiguration = nil
    expect(first?.superview == nil && cell.imageView?.superview === cell.contentView)
  }

  @Test(arguments: [0, 1])
  func `configurations are brought up to date once before a layout`(kind: Int) {
    let view = Self.views()[kind]
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.contentConfiguration = Plain()
    func states() -> Int? { (view.contentConfiguration as? Plain)?.states }
    view.layoutIfNeeded()
    let before = states() ?? 0
    expect(before > 0)
    view.setNeedsUpdateConfiguration()
    view.setNeedsUpdateConfiguration()
    expect(states(), equals: before)
    view.layoutIfNeeded()
    expect(states(), equals: before + 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expect(states(), equals: before + 1)
    view.automaticallyUpdatesContentConfiguration = false
    view.layoutIfNeeded()
    expect(states(), equals: before + 1)
  }
}

extension UIListContentView {
  /// The text of the content configuration, if it is a list content configuration.
  fileprivate var textLabelText: String? { (configuration as? UIListContentConfiguration)?.text }
}

/// The common members of cells and headers.
@MainActor
private protocol ContentShowing: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var textLabel: UILabel? { get }
  var detailTextLabel: UILabel? { get }
  var automaticallyUpdatesContentConfiguration: Bool { get set }
  func setNeedsUpdateConfiguration()
}

extension UITableViewCell: ContentShowing {}
extension UITableViewHeaderFooterView: ContentShowing {}
