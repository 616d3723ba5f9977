// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing

/// Tests of the raw values that interface files, archives and code of other languages use.
@Suite("Numbers of choices of controls")
struct ChoiceNumberTests {
  @Test func `stacks, pointers, drags and texts have UIKit's numbers`() {
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    expect(alignments.map(\.rawValue), equals: Array(0...5))
    let tints: [UIPointerEffect.TintMode] = [.none, .overlay, .underlay]
    expect(tints.map(\.rawValue), equals: [0, 1, 2])
    let springs: [UISpringLoadedInteractionEffectState] = [
      .inactive, .possible, .activating, .activated,
    ]
    expect(springs.map(\.rawValue), equals: Array(0...3))
    let interactions: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
    expect(interactions.map(\.rawValue), equals: [0, 1, 2])
    let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
    expect(icons.map(\.rawValue), equals: Array(0...3))
    let seen: [NSItemProviderRepresentationVisibility] = [.all, .team, .group, .ownProcess]
    expect(seen.map(\.rawValue), equals: Array(0...3))
    let segments: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
    expect(segments.map(\.rawValue), equals: Array(0...4))
    let ways: [UITextLayoutDirection] = [.right, .left, .up, .down]
    expect(ways.map(\.rawValue), equals: Array(2...5))
    let pieces: [UITextGranularity] = [.character, .word, .sentence, .paragraph, .line, .document]
    expect(pieces.map(\.rawValue), equals: Array(0...5))
    let orders: [UIContextMenuConfigurationElementOrder] = [.automatic, .priority, .fixed]
    expect(orders.map(\.rawValue), equals: [0, 1, 2])
  }
}
