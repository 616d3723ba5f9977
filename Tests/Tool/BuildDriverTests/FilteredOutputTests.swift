// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

struct FilteredOutputTests {
  private func printed(_ text: String) -> String {
    var output = FilteredOutput()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { output.take(String($0)) }
    return (lines + output.end()).joined(separator: "\n")
  }

  @Test func `goldens and what a run leaves beside them are no unhandled files`() {
    let head = "explicitly declare them as resources or exclude from the target"
    expect(
      printed(
        """
        warning: 'feed': found 4 file(s) which are unhandled; \(head)
            /feed/Tests/FeedTests/Goldens/feed.txt
            /feed/Tests/FeedTests/Notes.md
            /feed/Tests/FeedTests/Goldens/feed.new.txt
            /feed/Tests/FeedTests/__Snapshots__/FeedTests/a.1.png
        [1/3] Compiling Feed Feed.swift
        """) == """
          warning: 'feed': found 1 file(s) which are unhandled; \(head)
              /feed/Tests/FeedTests/Notes.md
          [1/3] Compiling Feed Feed.swift
          """)
    expect(
      printed(
        """
        warning: 'feed': found 1 file(s) which are unhandled; \(head)
            /feed/Tests/FeedTests/Goldens/feed.txt
        """) == "")
  }

  @Test func `a diagnostic is printed once, with the source that it shows`() {
    let diagnostic = """
      /feed/Feed.swift:2:16: warning: 'x' was never used
       1 | import UIKit
       2 | func g() { let x = 1 }
         |                `- warning: 'x' was never used
      """
    expect(
      printed("\(diagnostic)\n[3/5] Compiling Feed\n\(diagnostic)\n[4/5] Wrapping")
        == "\(diagnostic)\n[3/5] Compiling Feed\n[4/5] Wrapping")
  }

  @Test func `remarks on how SwiftPM was called are left out, and nothing else`() {
    expect(
      printed(
        """
        warning: --multiroot-data-file is an *unsupported* option which can be removed at any time
        warning: prohibited flag(s): -pthread, -pthread
        warning: 'feed': dependency 'b' is not used by any target
        error: no such module 'Gone'
        """) == """
          warning: 'feed': dependency 'b' is not used by any target
          error: no such module 'Gone'
          """)
  }
}
