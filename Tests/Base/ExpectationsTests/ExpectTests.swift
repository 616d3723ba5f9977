// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

struct ExpectTests {
  @Test func `what holds records nothing`() {
    expect(true)
    expect([1, 2].reversed().first, equals: 2)
  }

  @Test func `a failure shows the values, the call, the comment`() {
    withKnownIssue {
      expect([1, 2].count, equals: 3, "two of three")
    } matching: {
      $0.comments == ["2 is not 3: expect([1, 2].count, equals: 3, \"two of three\")\ntwo of three"]
        && $0.sourceLocation?.line == #line - 3
    }
  }

  @Test func `a condition that fails is shown as it is written, in one line`() {
    let count = 2
    withKnownIssue {
      expect(
        count > 2
          && count < 4)
    } matching: {
      $0.comments == ["false: expect(count > 2 && count < 4)"]
    }
  }

  @Test func `long values stand one under the other, texts as they are`() {
    let poem = Array(repeating: "a line", count: 20).joined(separator: "\n")
    withKnownIssue {
      expect(poem, equals: "prose")
    } matching: {
      $0.comments == ["\(poem)\nis not\n\"prose\": expect(poem, equals: \"prose\")"]
    }
  }
}
