// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of containers that are changed three times, or once inside an appearance callback of another change.
///
/// At rest the window contains the expected views and no others, every `will…` was followed by its `did…` or
/// by the opposite call, and everything that was removed from the container is freed.
@MainActor
@Suite(.serialized)
struct SequenceTests {
  @Test
  func `a navigation controller shows its top page alone after changes during transitions`() {
    SequenceTrial<NavigationSequence>().check()
  }

  @Test
  func `a tab bar controller shows the selected page alone after changes during transitions`() {
    SequenceTrial<TabSequence>().check()
  }

  @Test
  func `a page view controller shows its page alone after changes during turns`() {
    SequenceTrial<PageSequence>().check()
  }

  @Test
  func `presentations leave the views of those that are presented, after changes of all styles`() {
    SequenceTrial<PresentationSequence>().check()
  }

  @Test
  func `a split view controller shows the tops of its columns after changes of columns and width`()
  {
    SequenceTrial<SplitSequence>().check()
  }

  @Test
  func `a finger that drags past the page in sight leaves that page alone in the window`() {
    let sequence = PageSequence()
    sequence.make(.grab)
    sequence.make(.forward)
    sequence.stage.wait(.part)
    sequence.make(.swipe)
    expect(sequence.fault() == nil)
  }

  @Test
  func `a page that a split view takes in a callback of its old stack stays in the window`() {
    let sequence = SplitSequence()
    sequence.record.plan(inside: .didAppear) { sequence.make(.uprightPad) }
    sequence.make(.resize)
    expect(sequence.fault() == nil)
  }
}
