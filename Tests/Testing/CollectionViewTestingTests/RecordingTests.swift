// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct RecordingTests {
  private func harness() -> CollectionViewHarness {
    CollectionViewHarness(
      ListViewController(titles: (0..<100).map { "\($0)" }), on: .iPhoneSE.dark)
  }

  /// Returns a recording with several kinds of actions.
  private func recorded() -> Recording {
    let harness = harness()
    harness.startRecording()
    harness.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.1)
    harness.runUntilIdle()
    harness.collectionView?.setContentOffset(.zero, animated: false)
    harness.tap(at: CGPoint(x: 100, y: 150))
    harness.rotate()
    return harness.stopRecording()
  }

  @Test func `a recording holds what was done and what came of it`() throws {
    let recording = recorded()
    expect(
      recording.actions.map(\.description),
      equals: [
        "drag(from: CGPoint(x: 100.0, y: 500.0), to: CGPoint(x: 100.0, y: 200.0), duration: 0.1)",
        "runUntilIdle(limit: 10.0)", "tap(at: CGPoint(x: 100.0, y: 150.0))", "rotate()",
      ])
    let drag = try #require(recording.steps.first { $0.action != nil })
    expect(drag.events.contains { if case .configured = $0 { true } else { false } })
    expect(drag.events.contains { if case .scrolled = $0 { true } else { false } })
    expect(abs(drag.time - 0.1) < 0.001)
    expect(recording.steps.last?.frames.hasPrefix("frames 2  screen 667x375"), equals: true)
    expect(recording.steps.last?.svg.hasPrefix("<svg"), equals: true)
  }

  @Test func `what happens outside the harness is a step without an action`() {
    let steps = recorded().steps
    // The first picture, and the jump to the top.
    expect(steps.filter { $0.action == nil }.count, equals: 2)
  }

  @Test func `the first step is named after what is mounted`() {
    let recording = recorded()
    expect(recording.screen, equals: "ListViewController")
    expect(recording.steps.first?.summary, equals: "ListViewController on \(Device.iPhoneSE.dark)")
    expect(recording.steps.filter { $0.title == "(outside the harness)" }.count, equals: 1)
    let stack = CollectionViewHarness(
      UINavigationController(rootViewController: ListViewController(titles: ["1"])))
    stack.startRecording()
    expect(stack.stopRecording().screen, equals: "UINavigationController of ListViewController")
  }

  @Test func `equal runs give equal files, and a file gives the recording`() throws {
    let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recording = recorded()
    try recording.write(to: path)
    expect(try Recording(contentsOf: path), equals: recording)
    expect(recorded(), equals: recording)
    expect(recording.device.device, equals: .iPhoneSE.dark)
  }

  @Test func `the same actions lead to the same screen`() {
    let recording = recorded()
    let again = harness()
    again.startRecording()
    for action in recording.actions.prefix(2) { again.perform(action) }
    expect(again.stopRecording().steps.last?.frames, equals: recording.steps[2].frames)
  }

  @Test func `a failing run is cut down to the actions that matter`() {
    let harness = harness()
    harness.startRecording()
    for step in 0..<12 { harness.scroll(by: CGVector(dx: 0, dy: CGFloat(step))) }
    harness.runUntilIdle()
    harness.tap(at: CGPoint(x: 100, y: 150))
    for _ in 0..<5 { harness.advance(by: 0.1) }
    harness.rotate()
    let recording = harness.stopRecording()
    var runs = 0
    let shrunk = recording.shrunk { candidate in
      runs += 1
      let again = self.harness()
      again.replay(candidate)
      let hasSelection = again.collectionView?.indexPathsForSelectedItems?.isEmpty == false
      return hasSelection && again.size.width > again.size.height
    }
    expect(shrunk.actions, equals: [.tap(at: CGPoint(x: 100, y: 150)), .rotate])
    expect(runs < 60)
  }

  @Test func `a recording keeps whether text was set in fonts`() throws {
    let harness = CollectionViewHarness(
      ListViewController(titles: ["One"]), on: .iPhoneSE.dark.withFonts)
    harness.startRecording()
    harness.rotate()
    let recording = harness.stopRecording()
    expect(recording.device.device, equals: .iPhoneSE.dark.withFonts)
    let source = recording.testSource(named: "it turns", showing: "FeedViewController()")
    expect(source.contains("on: .iPhoneSE.dark.withFonts)"))
    let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try recording.write(to: path)
    expect(try Recording(contentsOf: path), equals: recording)
    // Files of before say nothing of fonts.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let key = try #require(text.range(of: #","usesFonts":true"#))
    try Data(text.replacingCharacters(in: key, with: "").utf8)
      .write(to: URL(fileURLWithPath: path))
    expect(try Recording(contentsOf: path).device.device, equals: .iPhoneSE.dark)
  }

  @Test func `a recording keeps whether more contrast was asked for`() throws {
    let device = Device.iPhoneSE.highContrast.rightToLeft
    let harness = CollectionViewHarness(ListViewController(titles: ["One"]), on: device)
    harness.startRecording()
    harness.rotate()
    let recording = harness.stopRecording()
    expect(recording.device.device, equals: device)
    let source = recording.testSource(named: "it turns", showing: "FeedViewController()")
    expect(source.contains("on: .iPhoneSE.highContrast.rightToLeft)"))
    let old = try JSONDecoder().decode(
      RecordedDevice.self,
      from: Data(
        String(decoding: try JSONEncoder().encode(recording.device), as: UTF8.self)
          .replacing(#""hasHighContrast":true"#, with: #""hasSomething":true"#).utf8))
    expect(old.device, equals: .iPhoneSE.rightToLeft)
  }

  @Test func `a recording is written out as a test`() {
    let source = recorded().testSource(named: "the feed turns", showing: "FeedViewController()")
    expect(source.contains("struct TheFeedTurnsTests {"))
    expect(source.contains("CollectionViewHarness(FeedViewController(), on: .iPhoneSE.dark)"))
    expect(source.contains("    harness.tap(at: CGPoint(x: 100.0, y: 150.0))\n"))
    expect(source.contains("    harness.rotate()\n"))
  }

  @Test func `a file that is no recording is refused with what is wrong`() throws {
    let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: RecordingError.self) { try Recording(contentsOf: path) }
    for (text, words) in [
      ("{", "not JSON"), (#"{"version": 1, "steps": []}"#, "no 'device'"),
      (#"{"version": 3}"#, "has version 3 of the format, and this reads 1 to 2."),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: RecordingError.self) { try Recording(contentsOf: path) }
      expect(error?.description.contains(words), equals: true)
    }
  }

  @Test func `drags, flings and presses do what they say`() throws {
    let harness = harness()
    harness.dragAndHold(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    let held = try #require(harness.collectionView?.contentOffset.y)
    harness.runUntilIdle()
    expect(harness.collectionView?.contentOffset.y, equals: held)
    harness.fling(velocity: CGVector(dx: 0, dy: -1500))
    let flung = try #require(harness.collectionView?.contentOffset.y)
    harness.runUntilIdle()
    expect(try #require(harness.collectionView?.contentOffset.y) > flung + 100)
  }

  @Test func `applies are recorded with what they changed`() throws {
    let rows = ChangeCheckTests.Rows(Array(0..<5))
    rows.harness.startRecording()
    rows.apply([0, 2, 3, 4, 9], again: [3])
    rows.harness.layout()
    let steps = rows.harness.stopRecording().steps
    expect(
      steps.last?.events.first?.description,
      equals: "applied: 1 inserted, 1 deleted, 1 reconfigured")
  }
}
