// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

/// Tests of recording files.
@MainActor
struct RecordingFileTests {
  private let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).json"

  /// Writes `recording` to a file, expects that reading it returns the same recording, and returns the file's
  /// data.
  private func file(_ recording: Recording) throws -> Data {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try recording.write(to: path)
    expect(try Recording(contentsOf: path), equals: recording)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Returns the error message for a file that contains `text`.
  private func refusal(_ text: String) throws -> String {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RecordingError.self) { try Recording(contentsOf: path) }
    return error?.description.replacing(path, with: "FILE") ?? ""
  }

  private func harness() -> CollectionViewHarness {
    CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }), on: .iPhone15)
  }

  /// Returns an image whose file has `count` additional bytes, like large camera files.
  private func image(_ count: Int) throws -> UIImage {
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    return try #require(UIImage(data: pixel + Data(repeating: 7, count: count)))
  }

  @Test func `each line is in the file once, and the file a tenth of the texts`() throws {
    let harness = harness()
    harness.startRecording()
    for _ in 0..<20 {
      harness.scroll(by: CGVector(dx: 0, dy: 30))
      harness.runUntilIdle()
    }
    let recording = harness.stopRecording()
    let texts = recording.steps.reduce(0) { $0 + $1.frames.utf8.count + $1.svg.utf8.count }
    let size = try file(recording).count
    expect(recording.steps.count, equals: 41)
    expect(size * 10 < texts)
  }

  @Test func `an image is in the file once, however often it is shown`() throws {
    let view = UIImageView(image: try image(60_000))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.addSubview(view)
    let harness = CollectionViewHarness(root)
    harness.startRecording()
    for x in 0..<8 {
      harness.perform("move") { view.frame = CGRect(x: 10 * x, y: 0, width: 60, height: 60) }
    }
    let recording = harness.stopRecording()
    expect(recording.steps.allSatisfy { $0.svg.utf8.count > 80_000 })
    expect(try file(recording).count < 90_000)
  }

  @Test func `a step keeps how layouts are built, what is found in them, and why frames are so`()
    throws
  {
    let harness = harness()
    harness.startRecording()
    harness.rotate()
    let recording = harness.stopRecording()
    let layout = try #require(recording.steps.last?.layouts.first)
    expect(layout.name, equals: "collection view 0")
    expect(layout.drawing.contains("section 0, 100 items"))
    expect(layout.findings.isEmpty)
    expect(
      layout.explanation(ofItem: 2, inSection: 0),
      equals: harness.collectionView.flatMap {
        LayoutLinter.explanation(ofItemAt: IndexPath(item: 2, section: 0), in: $0)
      })
    expect(layout.explanation(ofItem: 2, inSection: 0)?.contains("\ny = 134\n"), equals: true)
    expect(layout.explanation(ofItem: 99, inSection: 0) == nil)
    _ = try file(recording)
  }

  @Test func `what the linter finds is kept`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(500), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    let harness = CollectionViewHarness(
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      items: [2])
    harness.collectionView?.accessibilityIdentifier = "feed"
    harness.startRecording()
    let recording = harness.stopRecording()
    expect(recording.steps.first?.layouts.map(\.name), equals: ["feed"])
    expect(recording.steps.first?.layouts.first?.findings, equals: harness.lintFindings)
    expect(harness.lintFindings.map(\.code), equals: ["CL020"])
    _ = try file(recording)
  }

  @Test func `texts with what looks like references are kept as they are`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "href=\"data:#0\" \\n </svg>"
    let harness = CollectionViewHarness(label)
    harness.startRecording()
    _ = try file(harness.stopRecording())
  }

  @Test func `a file of the first version is read`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = """
      {"version": 1, "device": {"name": "phone", "width": 390, "height": 844, "scale": 2,
        "isDark": false, "isRightToLeft": false, "contentSizeCategory": "UICTContentSizeCategoryL"},
       "steps": [
        {"time": 0, "events": [], "frames": "frames 2\\n", "svg": "<svg/>\\n"},
        {"action": {"rotate": {}}, "time": 0.5, "events": [{"configured": {"_0": "cell 0.1"}}],
         "frames": "frames 2\\nview\\n", "svg": "<svg></svg>\\n"}]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let recording = try Recording(contentsOf: path)
    expect(recording.actions, equals: [.rotate])
    expect(recording.screen == nil)
    expect(recording.steps.map(\.frames), equals: ["frames 2\n", "frames 2\nview\n"])
    expect(recording.steps.last?.events, equals: [.configured("cell 0.1")])
  }

  @Test func `a file whose contents are broken is refused with a sentence`() throws {
    let harness = harness()
    harness.startRecording()
    harness.rotate()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recording = harness.stopRecording()
    try recording.write(to: path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let said =
      "FILE is not a complete recording: a step refers to something that the file does not contain."
    let contents = try #require(
      text.range(of: #""contents":"[^"]*""#, options: .regularExpression))
    for packed in ["", "AA==", "////", "H/8=", "8P////8="] {
      let broken = text.replacingCharacters(in: contents, with: #""contents":"\#(packed)""#)
      expect(try refusal(broken), equals: said)
    }
    // Whatever is changed, it is read or refused.
    let letters = Array(text[contents].dropFirst(12).dropLast())
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var changed = letters
      changed[Int.random(in: 0..<letters.count - 2, using: &random)] = "k"
      let broken = text.replacingCharacters(
        in: contents, with: "\"contents\":\"\(String(changed))\"")
      try Data(broken.utf8).write(to: URL(fileURLWithPath: path))
      do {
        let other = try Recording(contentsOf: path)
        expect(other.actions, equals: recording.actions)
      } catch {
        expect("\(error)".replacing(path, with: "FILE"), equals: said)
      }
    }
  }

  @Test func `lengths that are no numbers are written and read`() throws {
    let harness = harness()
    harness.startRecording()
    var recording = harness.stopRecording()
    recording.steps[0].events = [
      .measured(
        "cell 0.0", proposed: CGSize(width: 10, height: CGFloat.infinity), preferred: .zero)
    ]
    _ = try file(recording)
  }

  @Test func `a recording that has no room keeps the file that was there`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("the old run".utf8).write(to: URL(fileURLWithPath: path))
    // What may be written ends within the recording, as on a full disk.
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var little = rlimit(rlim_cur: 512, rlim_max: 512)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &little)
      let isWritten = await MainActor.run {
        let harness = CollectionViewHarness(ListViewController(titles: ["1", "2", "3"]))
        harness.startRecording()
        return (try? harness.stopRecording().write(to: path)) != nil
      }
      guard !isWritten else { fatalError("it was written") }
    }
    expect(try String(contentsOfFile: path, encoding: .utf8), equals: "the old run")
  }
}
