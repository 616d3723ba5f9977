// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

@MainActor
struct GalleryArgumentsTests {
  private func arguments(_ line: String) throws(ArgumentError) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init))
  }

  @Test func `the window looks as the desktop prefers unless it is said`() throws {
    expect(try arguments("").style, equals: .unspecified)
    expect(try arguments("--dark").style, equals: .dark)
    expect(try arguments("mail --light").style, equals: .light)
    expect(try arguments("--dark --light").style, equals: .light)
  }

  @Test func `a refusal that can't be said is told by the status`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    expect(Program.refuse(CocoaError(.fileNoSuchFile), on: full), equals: 2)
  }

  @Test func `an option that there is not is named`() {
    #expect {
      _ = try arguments("--drak")
    } throws: {
      "\($0)" == "--drak is not an option of the gallery."
    }
  }
}
