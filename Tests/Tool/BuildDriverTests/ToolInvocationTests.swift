// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

struct ToolInvocationTests {
  @Test(arguments: [
    ("mullion", "mullion"), (".build/debug/mullion", ".build/debug/mullion"),
    ("/opt/mullion/bin/mullion", "/opt/mullion/bin/mullion"),
    ("/home/me/mullion/.build/x86_64-unknown-linux-gnu/debug/mullion", "swift run mullion"),
    ("/home/me/other/.build/debug/mullion", "/home/me/other/.build/debug/mullion"),
  ]) func `the tool is called again as it was`(word: String, words: String) {
    expect(ToolInvocation(word, in: "/home/me/mullion").words, equals: words)
  }

  @Test(arguments: [
    (nil, nil), (".", nil), ("../Feed", "../Feed"), ("../Feed/", "../Feed"),
    ("Shop.xcodeproj", nil), ("../Shop/Shop.xcodeproj/", "../Shop"), ("/Shop.xcodeproj", "/"),
  ]) func `goldens are reviewed in the folder that was named`(subject: String?, folder: String?) {
    var request = BuildRequest(.test)
    request.subject = subject
    expect(request.reviewedFolder, equals: folder)
  }
}
