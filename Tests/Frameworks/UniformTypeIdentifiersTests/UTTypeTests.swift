// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func `types conform to their kinds`() {
    expect(UTType.png.conforms(to: .image))
    expect(UTType.png.conforms(to: .data))
    expect(UTType.png.conforms(to: .item))
    expect(UTType.png.conforms(to: .png))
    expect(!UTType.png.isSubtype(of: .png))
    expect(!UTType.png.conforms(to: .text))
    expect(UTType.image.isSupertype(of: .heic))
    expect(UTType.swiftSource.conforms(to: .plainText))
    expect(UTType.mp3.supertypes.contains(.audiovisualContent))
    expect(UTType.applicationBundle.conforms(to: .directory))
    expect(UTType.zip.conforms(to: .archive))
  }

  @Test func `types are found by file extension, by MIME type, by name`() {
    expect(UTType(filenameExtension: "png"), equals: .png)
    expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
    expect(UTType(mimeType: "image/gif"), equals: .gif)
    expect(UTType(mimeType: "application/json"), equals: .json)
    expect(UTType("public.mpeg-4"), equals: .mpeg4Movie)
    expect(UTType("nobody.knows") == nil)
    expect(UTType(filenameExtension: "") == nil)
    expect(UTType(filenameExtension: "mp4", conformingTo: .audio), equals: .mpeg4Audio)
    expect(UTType(filenameExtension: "mp4"), equals: .mpeg4Movie)
  }

  @Test func `types have extensions, MIME types`() {
    expect(UTType.jpeg.preferredFilenameExtension, equals: "jpeg")
    expect(UTType.jpeg.preferredMIMEType, equals: "image/jpeg")
    expect(UTType.image.preferredMIMEType == nil)
    expect(UTType.html.tags[.filenameExtension], equals: ["html", "htm"])
    expect(UTType.svg.preferredMIMEType, equals: "image/svg+xml")
  }

  @Test func `a type that nobody declared is told by its tag`() {
    let type = UTType(filenameExtension: "unheardof")
    expect(type?.isDynamic, equals: true)
    expect(type?.isDeclared, equals: false)
    expect(type?.preferredFilenameExtension, equals: "unheardof")
    expect(type?.conforms(to: .data), equals: true)
    expect(type, equals: UTType(filenameExtension: "unheardof"))
    expect(type.flatMap { UTType($0.identifier) }, equals: type)
    expect(
      UTType(filenameExtension: "unheardof", conformingTo: .text)?.conforms(to: .text), equals: true
    )
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/mime/globs2")))
  func `the desktop says what other files are`() {
    let flac = UTType(filenameExtension: "flac")
    expect(flac?.preferredMIMEType, equals: "audio/flac")
    expect(flac?.conforms(to: .audio), equals: true)
    expect(UTType(mimeType: "text/x-lua")?.conforms(to: .text), equals: true)
    expect(UTType(mimeType: "audio/flac")?.preferredFilenameExtension, equals: "flac")
  }

  @Test func `a program declares types of its own`() {
    let own = UTType(exportedAs: "org.mullion.card", conformingTo: .json)
    expect(own.isDeclared)
    expect(own.conforms(to: .text))
    expect(UTType("org.mullion.card"), equals: own)
    expect(!own.isPublic)
    expect(UTType(importedAs: "org.mullion.other").conforms(to: .data))
  }

  @Test func `a type is read as it was written`() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    expect(String(decoding: data, as: UTF8.self), equals: #"["com.adobe.pdf"]"#)
    expect(try JSONDecoder().decode([UTType].self, from: data), equals: [.pdf])
  }

  @Test func `URLs get the end of a type`() {
    let folder = URL(fileURLWithPath: "/tmp")
    expect(
      folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent, equals: "a.png")
    expect(
      folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent, equals: "a.jpg"
    )
    expect(folder.appendingPathComponent("a", conformingTo: .folder).lastPathComponent, equals: "a")
  }
}
