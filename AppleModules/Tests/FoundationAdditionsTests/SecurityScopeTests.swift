// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of access to security-scoped files, which needs no permission on Linux.
struct SecurityScopeTests {
  @Test func `files can be used before, meanwhile and after, other addresses name none`() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(folder.startAccessingSecurityScopedResource())
    folder.stopAccessingSecurityScopedResource()
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let page = try #require(URL(string: "https://swift.org"))
    #expect(!page.startAccessingSecurityScopedResource())
  }
}
