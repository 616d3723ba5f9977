// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing

@Suite("SelectionState")
struct SelectionStateTests {
  @Test func `all that is known of items goes with them in an update`() {
    var state = SelectionState()
    for item in 0..<3 { state.insert([0, item]) }
    state.highlighted = [0, 0]
    state.focused = [0, 1]
    state.cursor = [0, 2]
    state.anchor = [0, 1]
    state.band = .init(base: [[0, 1], [0, 2]], first: [0, 1])
    state.rename { $0.item == 1 ? nil : [0, $0.item + 5] }
    expect(state.selected, equals: [[0, 5], [0, 7]])
    expect(state.highlighted == [0, 5] && state.focused == nil)
    expect(state.cursor == [0, 7] && state.anchor == nil)
    expect(state.band, equals: .init(base: [[0, 7]], first: nil))
  }

  @Test func `an item is selected until it is removed, or everything is`() {
    var state = SelectionState()
    state.insert([0, 0])
    state.insert([0, 1])
    state.remove([0, 0])
    expect(!state.contains([0, 0]) && state.contains([0, 1]))
    state.focused = [0, 1]
    state.removeAll()
    expect(state, equals: SelectionState())
  }
}
