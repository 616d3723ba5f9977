// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of the content types of item providers.
@MainActor
struct ItemContentTypeTests {
  private final class Heard: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func record(_ words: String) { kept.withLock { $0.append(words) } }
  }

  private let heard = Heard()

  private func provider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { take in
      take(Data("picture".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(for: .utf8PlainText, visibility: .ownProcess) { take in
      take(Data("words".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.example.nobody", visibility: .all
    ) { take in
      take(nil, nil)
      return nil
    }
    return provider
  }

  @Test func `types are told in order, and by what they are, too`() {
    let provider = provider()
    expect(provider.registeredContentTypes, equals: [.png, .utf8PlainText])
    expect(provider.registeredContentTypes(conformingTo: .image), equals: [.png])
    expect(provider.registeredContentTypes(conformingTo: .text), equals: [.utf8PlainText])
    expect(provider.registeredContentTypes(conformingTo: .movie).isEmpty)
    expect(provider.registeredContentTypesForOpenInPlace.isEmpty)
    expect(provider.registeredTypeIdentifiers.count, equals: 3)
  }

  @Test func `data is loaded as a type, or as the first one that is such a type`() {
    let provider = provider()
    for type in [UTType.png, .image, .text, .movie] {
      provider.loadDataRepresentation(for: type) { [heard] data, error in
        heard.record(data.map { String(decoding: $0, as: UTF8.self) } ?? "none \(error != nil)")
      }
    }
    expect(heard.all, equals: ["picture", "picture", "words", "none true"])
  }

  @Test func `files are given, and loaded where they are or as copies`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try Data("hello".utf8).write(to: file)
    for inPlace in [false, true] {
      let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: inPlace)
      expect(provider.suggestedName, equals: "note")
      expect(provider.registeredContentTypes, equals: [.plainText])
      expect(provider.registeredContentTypesForOpenInPlace, equals: (inPlace ? [.plainText] : []))
      provider.loadFileRepresentation(for: .text, openInPlace: inPlace) { [heard] url, same, _ in
        let words = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        heard.record("\(words ?? "none") \(same)")
      }
    }
    expect(heard.all, equals: ["hello false", "hello true"])
    let other = NSItemProvider(contentsOf: file, contentType: .json, visibility: .team)
    expect(other.registeredContentTypes, equals: [.json])
    let gone = NSItemProvider(contentsOf: folder.appending(path: "gone.png"), contentType: nil)
    expect(gone.registeredContentTypes, equals: [.png])
    gone.loadFileRepresentation(for: .png) { [heard] url, _, error in
      heard.record("\(url == nil) \(error != nil)")
    }
    expect(heard.all.last, equals: "true true")
  }

  @Test func `files that handlers have ready are offered by their type`() {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .pdf, openInPlace: true) { take in
      take(nil, false, CocoaError(.fileNoSuchFile))
      return nil
    }
    expect(provider.registeredContentTypesForOpenInPlace, equals: [.pdf])
    provider.loadFileRepresentation(for: .pdf) { [heard] url, _, error in
      heard.record("\(url == nil) \(error != nil)")
    }
    expect(heard.all, equals: ["true true"])
  }
}
