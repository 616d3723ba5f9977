// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit
import mullion

@MainActor
struct ReplayCommandTests {
  private let folder = ReviewCommandTests.Folder()

  /// Returns the path of a recording of the gallery's columns screen.
  private func file() throws -> String {
    let screen = try #require(Gallery.screens.first { $0.id == "columns" })
    let harness = CollectionViewHarness(screen.make(), on: .phone)
    harness.startRecording()
    harness.perform(.scroll(dx: 0, dy: 120, at: CGPoint(x: 195, y: 400)))
    harness.rotate()
    try folder.write("", "x")
    try harness.stopRecording().write(to: "\(folder.path)/run.json")
    return "\(folder.path)/run.json"
  }

  private func replay(_ words: String...) async -> CommandOutcome {
    await Command.run(["replay"] + words)
  }

  @Test func `steps are listed and shown`() async throws {
    let file = try file()
    let list = await replay(file).output.split(separator: "\n")
    expect(list.count, equals: 3)
    expect(list[0].hasPrefix("0  0.00 s  ColumnsViewController on \(Device.phone)"))
    expect(list[2].contains("rotate()"))
    let step = await replay(file, "--step", "2").output
    expect(step.contains("invalidated: outside"))
    expect(step.contains("screen 844x390"))
    let missing = await replay(file, "--step", "9")
    expect(missing.errors.contains("the steps 0 to 2, found --step 9"))
  }

  @Test func `one page holds every step`() async throws {
    let page = "\(folder.path)/run.html"
    expect(await replay(try file(), "-o", page).status, equals: 0)
    let html = try #require(folder.text("run.html"))
    expect(html.components(separatedBy: "<section hidden>").count, equals: 4)
    expect(html.contains("type=\"range\" min=\"0\" max=\"2\""))
    expect(!html.contains("http"))
  }

  @Test func `steps and the page name the changes of an update`() async throws {
    let source = ItemSource([0])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let harness = CollectionViewHarness(view)
    harness.startRecording()
    harness.perform("add two") {
      source.counts = { [2] }
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    try folder.write("", "x")
    let file = "\(folder.path)/run.json"
    try harness.stopRecording().write(to: file)
    expect(await replay(file).output.contains("perform(\"add two\"), "))
    let words = "updated: inserted cell 0.0, cell 0.1"
    expect(await replay(file, "--step", "1").output.contains("  \(words)\n"))
    expect(await replay(file, "-o", "\(folder.path)/run.html").status, equals: 0)
    expect(folder.text("run.html")?.contains("<li>\(words)</li>"), equals: true)
  }

  @Test func `a step is written as a picture`() async throws {
    expect(await replay(try file(), "--step", "1", "-o", "\(folder.path)/s.svg").status, equals: 0)
    expect(folder.text("s.svg")?.hasPrefix("<svg"), equals: true)
    expect(await replay("x.json", "-o", "s.svg").errors.contains("--step N"))
  }

  @Test func `doing it again on the same screen comes out the same, on another it does not`()
    async throws
  {
    let file = try file()
    expect(await replay(file, "--again", "columns").output, equals: "3 steps, all equal.\n")
    let other = await replay(file, "--again", "waterfall")
    expect(other.status, equals: 1)
    expect(
      other.output,
      equals:
        "\(file) was recorded of another screen: ColumnsViewController, and 'waterfall' is "
        + "WaterfallViewController.\n")
    expect(await replay(file, "--again", "none").errors.contains("no screen 'none'"))
  }

  @Test func `a test is printed`() async throws {
    let source = await replay(try file(), "--test", "columns turn").output
    expect(source.contains("struct ColumnsTurnTests"))
  }

  @Test func `a run is cut down to the actions with which a command fails`() async throws {
    let file = try file()
    // Fails while the run turns the device.
    let outcome = await replay(file, "--shrink", "! grep -q rotate \"$MULLION_RECORDING\"")
    expect(outcome.status, equals: 0)
    expect(outcome.output.hasPrefix("rotate()\n1 of 2 actions still fail, found in "))
    let shrunk = try Recording(contentsOf: "\(folder.path)/run.shrunk.json")
    expect(shrunk.actions, equals: [.rotate])
  }

  @Test func `what is left of a run is written out as a test`() async throws {
    let path = "\(folder.path)/ColumnsTests.swift"
    let outcome = await replay(
      try file(), "--shrink", "! grep -q rotate \"$MULLION_RECORDING\"", "--test", "columns turn",
      "--showing", "ColumnsViewController()", "--import", "Gallery", "-o", path)
    expect(outcome.status, equals: 0)
    let source = try #require(folder.text("ColumnsTests.swift"))
    expect(source.contains("@testable import Gallery"))
    expect(source.contains("CollectionViewHarness(ColumnsViewController(), on: .phone)"))
    expect(source.contains("    harness.rotate()\n") && !source.contains("scroll"))
  }

  @Test func `a command that never fails or always does is refused`() async throws {
    let file = try file()
    expect(await replay(file, "--shrink", "true").errors.contains("nothing to shrink"))
    expect(await replay(file, "--shrink", "false").errors.contains("without any action"))
    expect(await replay(file, "--shrink", "true", "-o", "x.html").errors.contains(".json"))
  }
}
