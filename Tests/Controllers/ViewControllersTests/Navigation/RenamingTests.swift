// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionDocumentControllers
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of titles that the user renames, and of document titles.
@MainActor
@Suite("Renaming titles")
struct RenamingTests {
  private final class Renamer: UINavigationItemRenameDelegate {
    var lines: [String] = []
    var mayBegin = true
    func navigationItem(
      _ navigationItem: UINavigationItem, didEndRenamingWith title: String
    ) { lines.append("did \(title)") }
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      let end = suggestedTitle.firstIndex(of: ".") ?? suggestedTitle.endIndex
      return (suggestedTitle, suggestedTitle.startIndex..<end)
    }
    func navigationItem(
      _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { !title.contains("/") }
  }

  private final class Plain: UINavigationItemRenameDelegate {
    func navigationItem(
      _ navigationItem: UINavigationItem, didEndRenamingWith title: String
    ) {}
  }

  private let stage = ControllerStage.stack()
  private let renamer = Renamer()
  private var item: UINavigationItem { stage.navigation.viewControllers[0].navigationItem }

  init() {
    item.title = "Plan.txt"
    item.renameDelegate = renamer
    stage.step()
  }

  private func press(_ x: CGFloat, _ y: CGFloat) {
    stage.click(CGPoint(x: x, y: y))
    stage.wait(0.4)
  }

  private func pressTitle() throws {
    let control = try #require(stage.control(item.title ?? "", in: stage.navigation.navigationBar))
    stage.click(control)
    stage.wait(0.4)
  }

  private func type(_ text: String) {
    stage.harness.type(text)
    stage.step()
  }

  private var field: UITextField? { found(in: stage.navigation.navigationBar) }
  private func found(in view: UIView) -> UITextField? {
    view.subviews.lazy.compactMap { ($0 as? UITextField) ?? found(in: $0) }.first
  }

  @Test func `a press of the title opens a field, and Return ends it`() throws {
    try pressTitle()
    let field = try #require(field)
    expect(field.isFirstResponder && field.text == "Plan.txt")
    type("Map")
    expect(field.text, equals: "Map.txt")
    stage.harness.press(.enter)
    stage.step()
    expect(item.title == "Map.txt" && renamer.lines == ["did Map.txt"])
    expect(self.field == nil)
    expect(stage.label("Map.txt", in: stage.navigation.navigationBar) != nil)
  }

  @Test func `a title that may not be keeps the field open, Escape leaves the old one`() throws {
    try pressTitle()
    type("a/b")
    stage.harness.press(.enter)
    stage.step()
    expect(field != nil && item.title == "Plan.txt")
    stage.harness.press(.escape)
    stage.step()
    expect(field == nil && item.title == "Plan.txt" && renamer.lines.isEmpty)
    renamer.mayBegin = false
    try pressTitle()
    expect(field == nil)
  }

  @Test func `a title of a document opens a menu that names, renames and shares it`() throws {
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Plan.txt"))
    var isShared = false
    properties.activityViewControllerProvider = {
      isShared = true
      return UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    }
    item.documentProperties = properties
    expect(
      item.documentProperties === properties && properties.url.lastPathComponent == "Plan.txt")
    stage.step()
    try pressTitle()
    expect(stage.label("Rename\u{2026}") != nil)
    let share = try #require(stage.label("Share\u{2026}"))
    stage.click(share)
    stage.wait(0.6)
    expect(isShared)
  }

  @Test func `a provider of the title's menu is given what the system suggests`() throws {
    var suggested: [String] = []
    item.titleMenuProvider = { elements in
      suggested = elements.map(\.title)
      return UIMenu(children: elements)
    }
    stage.step()
    try pressTitle()
    expect(suggested, equals: ["Rename\u{2026}"])
    let rename = try #require(stage.label("Rename\u{2026}"))
    stage.click(rename)
    stage.wait(0.6)
    expect(field?.isFirstResponder, equals: true)
  }

  @Test func `what a delegate may leave out lets the title be renamed`() {
    let plain = Plain()
    expect(plain.navigationItemShouldBeginRenaming(item))
    expect(plain.navigationItem(item, shouldEndRenamingWith: "a"))
    let title = "abc"
    let (text, range) = plain.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    expect(text == "abc" && range == title.startIndex..<title.endIndex)
  }
}
