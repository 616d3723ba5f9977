// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import PhotosUI
import Testing

@Suite("Items of pickers of photos")
struct PickerItemTests {
  @Test func `an item loads the bytes of its file`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("item-\(UUID().uuidString).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let item = PhotosPickerItem(itemIdentifier: file.path)
    expect(item.itemIdentifier == file.path && item.supportedContentTypes == [.png])
    expect(try await item.loadTransferable(type: Data.self), equals: Data([1, 2, 3]))
    let told = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
    }
    expect(try told.get(), equals: Data([1, 2, 3]))
  }

  @Test func `an item that is not there fails`() async {
    let item = PhotosPickerItem(itemIdentifier: "/nowhere")
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
    expect(
      item.supportedContentTypes.isEmpty && item == PhotosPickerItem(itemIdentifier: "/nowhere"))
  }
}
