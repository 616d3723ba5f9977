// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionFileTypes
import Testing

/// Tests of the tags that distinguish files of some types from others.
struct FileTagsTests {
  @Test func `files of a kind are told by all that is of the kind`() throws {
    let tags = try #require(FileTags(of: [.image]))
    expect(Set(["png", "jpg", "heic", "svg"]).isSubset(of: tags.extensions))
    expect(!tags.extensions.contains("pdf"))
    expect(tags.mimeTypes.contains("image/*"))
    expect(Set(tags.extensions).count, equals: tags.extensions.count)
  }

  @Test func `several types are told by what is of any`() throws {
    expect(try #require(FileTags(of: [.pdf, .zip])).extensions, equals: ["pdf", "zip"])
  }

  @Test func `a type that is told by a tag has that tag`() throws {
    let type = try #require(UTType(filenameExtension: "trail-mullion"))
    expect(FileTags(of: [type])?.extensions, equals: ["trail-mullion"])
  }

  @Test func `any file may be data, or of a type of the program's own`() {
    for type in [UTType.data, .item, .content, UTType(exportedAs: "org.example.own")] {
      expect(FileTags(of: [.png, type]) == nil)
    }
  }

  @Test func `what a place is, its name says`() {
    let place = URL(fileURLWithPath: "/Trail.png")
    expect(UTType(of: place, isFolder: false), equals: .png)
    expect(UTType(of: URL(fileURLWithPath: "/Trail"), isFolder: false), equals: .data)
    expect(UTType(of: URL(fileURLWithPath: "/Trail"), isFolder: true), equals: .folder)
    expect(
      UTType(of: URL(fileURLWithPath: "/Mail.app"), isFolder: true), equals: .applicationBundle)
  }
}
