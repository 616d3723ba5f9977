// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionFileTypes
import RandomTesting
import Testing
import UIKit
import ViewStage

@testable import MullionDocumentControllers

/// Tests of copied and moved documents with a model of the files in a folder as the reference.
@MainActor
struct FilePlacingTests {
  /// Returns the names and contents of the files in a folder, including hidden files.
  private static func files(_ folder: URL) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let url = folder.appendingPathComponent(name)
        return (name, (try? String(contentsOf: url, encoding: .utf8)) ?? "")
      })
  }

  // MARK: FilePlacing

  @Test(arguments: 0..<10)
  func `documents are put where they belong, and nothing else is left behind`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    var model: [String: String] = [:]
    for step in 0..<30 {
      let name = ["a.txt", "b.txt", "c"].randomElement(using: &random) ?? "c"
      let place = folder.url.appendingPathComponent(name)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let other = ["a.txt", "b.txt", "c"].randomElement(using: &random) ?? "c"
        let staying = Bool.random(using: &random)
        guard let content = model[other] else { continue }
        let put = FilePlacing.put(
          folder.url.appendingPathComponent(other), at: place, staying: staying)
        expect(put, equals: place)
        if !staying, other != name { model[other] = nil }
        model[name] = content
      case 1:
        try FilePlacing.replace(place) { try Data("\(step)".utf8).write(to: $0) }
        model[name] = "\(step)"
      case 2:
        struct Failure: Error {}
        #expect(throws: Failure.self) {
          try FilePlacing.replace(place) {
            try Data("half".utf8).write(to: $0)
            throw Failure()
          }
        }
      default:
        let free = FilePlacing.freePlace(for: name, in: folder.url)
        expect(model[free.lastPathComponent] == nil)
        expect((free == place), equals: (model[name] == nil))
        expect(free.pathExtension, equals: place.pathExtension)
        if Bool.random(using: &random) {
          try Data("free".utf8).write(to: free)
          model[free.lastPathComponent] = "free"
        }
      }
      expect(Self.files(folder.url), equals: model, "step \(step)")
    }
  }

  @Test func `a folder takes the place of another one whole`() throws {
    let folder = TemporaryFolder()
    _ = try folder.write(Data("old".utf8), "book/old")
    let place = folder.url.appendingPathComponent("book")
    try FilePlacing.replace(place) { spare in
      try FileManager.default.createDirectory(at: spare, withIntermediateDirectories: true)
      try Data("new".utf8).write(to: spare.appendingPathComponent("new"))
    }
    expect(Self.files(place) == ["new": "new"] && Self.files(folder.url).count == 1)
  }

  // MARK: DocumentWork

  @Test(arguments: [false, true])
  func `documents that leave get places of their own, and stay where only copies leave`(
    asCopy: Bool
  ) throws {
    let (from, to) = (TemporaryFolder(), TemporaryFolder())
    let urls = try ["a.txt", "b.txt"].map { try from.write(Data($0.utf8), $0) }
    _ = try to.write(Data("theirs".utf8), "a.txt")
    let work = DocumentWork(exporting: urls, asCopy: asCopy)
    let places = work.carryOut([to.url])
    expect(places.map(\.lastPathComponent), equals: ["a-1.txt", "b.txt"])
    expect(Self.files(to.url), equals: ["a.txt": "theirs", "a-1.txt": "a.txt", "b.txt": "b.txt"])
    expect(Self.files(from.url).count, equals: (asCopy ? 2 : 0))
    expect(work.carryOut([]).isEmpty && work.isExport)
    // One document gets the place that the person named.
    let one = try from.write(Data("one".utf8), "one.txt")
    let named = to.url.appendingPathComponent("named.txt")
    expect(DocumentWork(exporting: [one], asCopy: asCopy).carryOut([named]), equals: [named])
    expect(Self.files(to.url)["named.txt"], equals: "one")
    expect(FileManager.default.fileExists(atPath: one.path), equals: asCopy)
  }

  @Test func `documents that are imported are copies, and those that are opened are theirs`() throws
  {
    let folder = TemporaryFolder()
    let url = try folder.write(Data("words".utf8), "note-\(UUID().uuidString).txt")
    let opened = DocumentWork(.open([.plainText]), asCopy: false).carryOut([url, url])
    expect(opened, equals: [url, url])
    let copies = DocumentWork(.open([.plainText]), asCopy: true).carryOut([url, url])
    defer { for copy in copies { try? FileManager.default.removeItem(at: copy) } }
    expect(Set(copies).count == 2 && !copies.contains(url))
    expect(copies.allSatisfy { (try? String(contentsOf: $0, encoding: .utf8)) == "words" })
    expect(Self.files(folder.url).count, equals: 1)
  }

  @Test func `each mode of old sources is the one of the work that it makes`() {
    let url = URL(fileURLWithPath: "/tmp/a.txt")
    let modes: [UIDocumentPickerMode] = [.import, .open, .exportToService, .moveToService]
    let found = modes.map { mode in
      mode == .import || mode == .open
        ? DocumentWork(opening: ["public.text"], in: mode).mode
        : DocumentWork(exporting: [url], in: mode).mode
    }
    expect(found, equals: modes)
  }
}
