// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of adjacent items with their labels, compared with arrays.
@Suite("ItemPiece")
struct ItemPieceTests {
  private func piece(_ items: Range<Int>, first: Int = 0, by distance: Int = 100) throws
    -> ItemPiece
  {
    let memory = try #require(ItemArray(Array(items)))
    return ItemPiece(memory, FreeLabels(first: first, distance: distance))
  }

  private func items(_ piece: ItemPiece) -> [Int] {
    (0..<piece.count).map { piece[$0].identifier(as: Int.self) }
  }

  private func labels(_ piece: ItemPiece) -> [Int] { (0..<piece.count).map { piece[$0].label } }

  private func isEven(_ piece: ItemPiece) -> Bool {
    if case .even = piece.labels { true } else { false }
  }

  @Test func `a piece has the items of its memory`() throws {
    let piece = try piece(5..<9, first: 10)
    expect(items(piece), equals: [5, 6, 7, 8])
    expect(labels(piece), equals: [10, 110, 210, 310])
    expect(piece.weight == 4 && piece.label == 10)
  }

  @Test func `a large part shares memory, a small one has its own`() throws {
    let piece = try piece(0..<1_000)
    let large = piece.part(300..<600)
    expect(large.memory === piece.memory)
    expect(items(large), equals: Array(300..<600))
    expect(labels(large), equals: Array(300..<600).map { $0 * 100 })
    let small = piece.part(300..<(300 + ItemPiece.capacity))
    expect(small.memory !== piece.memory)
    expect(small.memory.elements.count, equals: ItemPiece.capacity)
    expect(items(small), equals: Array(300..<(300 + ItemPiece.capacity)))
  }

  @Test func `what goes on at the end keeps labels even`() throws {
    var piece = try piece(0..<3)
    piece.insert(try self.piece(3..<5, first: 300), at: 3)
    expect(isEven(piece))
    expect(items(piece), equals: Array(0..<5))
    expect(labels(piece), equals: [0, 100, 200, 300, 400])
    // One item has no distance.
    piece.insert(try self.piece(5..<6, first: 500, by: 7), at: 5)
    expect(isEven(piece))
    expect(labels(piece), equals: [0, 100, 200, 300, 400, 500])
  }

  @Test func `what does not go on is labelled one by one`() throws {
    var piece = try piece(0..<3)
    piece.insert(try self.piece(7..<9, first: 300, by: 50), at: 3)
    expect(labels(piece), equals: [0, 100, 200, 300, 350])
    piece.insert(try self.piece(9..<10, first: 150), at: 2)
    expect(items(piece), equals: [0, 1, 9, 2, 7, 8])
    expect(labels(piece), equals: [0, 100, 150, 200, 300, 350])
  }

  @Test func `a copy keeps its items when the other one grows`() throws {
    var piece = try piece(0..<3)
    let copy = piece
    piece.insert(try self.piece(3..<4, first: 300), at: 3)
    expect(items(copy) == [0, 1, 2] && copy.memory.elements.count == 3)
    expect(items(piece), equals: [0, 1, 2, 3])
  }

  @Test func `a part that ends before its memory does leaves the rest alone`() throws {
    let whole = try piece(0..<1_000)
    var part = whole.part(0..<200)
    part.insert(try piece(2_000..<2_001, first: 19_950), at: 200)
    expect(items(part), equals: Array(0..<200) + [2_000])
    expect(items(whole), equals: Array(0..<1_000))
  }

  @Test func `a part that nobody shares leaves what stands behind it alone`() throws {
    var part = try piece(0..<1_000).part(0..<200)
    part.insert(try piece(2_000..<2_001, first: 19_950), at: 200)
    expect(items(part), equals: Array(0..<200) + [2_000])
  }

  @Test func `labels as far apart that begin elsewhere do not go on`() throws {
    var piece = try piece(0..<3)
    piece.insert(try self.piece(3..<5, first: 350), at: 3)
    expect(labels(piece), equals: [0, 100, 200, 350, 450])
  }

  @Test func `an item that goes takes its label along`() throws {
    var piece = try piece(0..<4)
    piece.remove(at: 1)
    expect(items(piece), equals: [0, 2, 3])
    expect(labels(piece), equals: [0, 200, 300])
  }

  @Test func `another label of the first moves those of all`() throws {
    var piece = try piece(0..<3)
    piece.label = -50
    expect(labels(piece), equals: [-50, 50, 150])
    expect(piece.label, equals: -50)
  }

  @Test func `new labels are given from an offset on, and taken off`() throws {
    var piece = try piece(0..<4)
    var new = [250, 260, 270, 280][...]
    piece.relabel(from: 2, &new)
    expect(labels(piece), equals: [0, 100, 250, 260])
    expect(Array(new), equals: [270, 280])
    var few = [1][...]
    piece.relabel(from: 0, &few)
    expect(labels(piece), equals: [1, 100, 250, 260])
    expect(few.isEmpty)
  }
}
