// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionDocumentControllers
import MullionViewControllers
import Testing
import ViewStage

/// Tests of file wrappers: files and folders as values, on disk and in memory.
@Suite
struct FileWrapperTests {
  private let folder = TemporaryFolder()

  private func wrapper() -> FileWrapper {
    let pages = FileWrapper(directoryWithFileWrappers: [
      "one.txt": FileWrapper(regularFileWithContents: Data("1".utf8))
    ])
    return FileWrapper(directoryWithFileWrappers: [
      "pages": pages, "title": FileWrapper(regularFileWithContents: Data("Book".utf8)),
    ])
  }

  @Test func `a wrapper is a file, a folder or a link`() {
    let file = FileWrapper(regularFileWithContents: Data([1, 2]))
    expect(file.isRegularFile && !file.isDirectory && !file.isSymbolicLink)
    expect(file.regularFileContents == Data([1, 2]) && file.fileWrappers == nil)
    let book = wrapper()
    expect(book.isDirectory && book.fileWrappers?.keys.sorted() == ["pages", "title"])
    expect(book.fileWrappers?["title"]?.preferredFilename, equals: "title")
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp"))
    expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.path == "/tmp")
  }

  @Test func `a folder is written, and read again`() throws {
    let place = folder.url.appendingPathComponent("book")
    let book = wrapper()
    let options: FileWrapper.WritingOptions = [.atomic, .withNameUpdating]
    try book.write(to: place, options: options, originalContentsURL: nil)
    expect(book.filename == "book" && book.matchesContents(of: place))
    let reading: FileWrapper.ReadingOptions = [.immediate, .withoutMapping]
    let read = try FileWrapper(url: place, options: reading)
    expect(read.filename == "book" && read.preferredFilename == "book")
    let page = read.fileWrappers?["pages"]?.fileWrappers?["one.txt"]
    expect(page?.regularFileContents == Data("1".utf8) && page?.filename == "one.txt")
    expect(page?.fileAttributes[FileAttributeKey.size.rawValue] as? Int, equals: 1)
  }

  @Test func `what is no longer in a folder goes when it is written again`() throws {
    let place = folder.url.appendingPathComponent("book")
    let book = wrapper()
    try book.write(to: place)
    let title = try #require(book.fileWrappers?["title"])
    book.removeFileWrapper(title)
    expect(!book.matchesContents(of: place))
    try book.write(to: place, options: .atomic, originalContentsURL: place)
    expect(try FileManager.default.contentsOfDirectory(atPath: place.path), equals: ["pages"])
    try book.write(to: place)
    expect(book.matchesContents(of: place))
  }

  @Test func `a name that is taken becomes another one`() {
    let book = FileWrapper(directoryWithFileWrappers: [:])
    expect(
      book.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt"), equals: "a.txt")
    let other = FileWrapper(regularFileWithContents: Data([2]))
    other.preferredFilename = "a.txt"
    let name = book.addFileWrapper(other)
    expect(name == "a 2.txt" && book.keyForChildFileWrapper(other) == name)
    expect(book.fileWrappers?.count, equals: 2)
    expect(book.keyForChildFileWrapper(FileWrapper(regularFileWithContents: Data())) == nil)
  }

  @Test func `links are kept, and what is not there throws`() throws {
    let place = folder.url.appendingPathComponent("link")
    let goal = folder.url.appendingPathComponent("goal")
    try Data("x".utf8).write(to: goal)
    try FileWrapper(symbolicLinkWithDestinationURL: goal).write(to: place)
    let read = try FileWrapper(url: place)
    expect(read.symbolicLinkDestinationURL?.path, equals: goal.path)
    #expect(throws: (any Error).self) {
      try FileWrapper(url: folder.url.appendingPathComponent("nowhere"))
    }
    try read.read(from: goal, options: .withoutMapping)
    expect(read.regularFileContents == Data("x".utf8) && read.filename == "goal")
  }
}
