// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionExtras
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the scrolling policy for chats.
@MainActor
@Suite("Scrolling policy")
struct ScrollingPolicyTests {
  /// A chat with messages of different heights and the same estimate.
  @MainActor
  private final class Chat: Stage {
    final class Bubble: UICollectionViewCell {
      var text = ""
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = CGFloat(30 + (text.count * 37) % 90)
        return layoutAttributes
      }
    }

    let view: UICollectionView
    private let source = ItemSource([])
    var messages: [String]

    init(_ count: Int, _ policy: ScrollingPolicy) {
      messages = (0..<count).map { String(repeating: "m", count: $0 % 11) + "\($0)" }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let room = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: room),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      view.scrollingPolicy = policy
      super.init(view, size: room, isShown: false)
      view.register(Bubble.self, forCellWithReuseIdentifier: "bubble")
      source.counts = { [unowned self] in [messages.count] }
      source.cell = { [unowned self] view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "bubble", for: path)
        (cell as? Bubble)?.text = messages[path.item]
        return cell
      }
      view.dataSource = source
      frame()
    }

    func frame() {
      frame(after: 1)
      view.engine.checkInvariants()
    }

    func insert(_ texts: [String], at index: Int) {
      messages.insert(contentsOf: texts, at: index)
      view.insertItems(at: texts.indices.map { IndexPath(item: index + $0, section: 0) })
      frame()
    }

    var isAtEnd: Bool { view.contentOffset.y == view.contentSize.height - view.bounds.height }

    func place(of text: String) -> CGFloat? {
      view.visibleCells.first { ($0 as? Bubble)?.text == text }
        .map { $0.frame.minY - view.contentOffset.y }
    }
  }

  @Test func `a chat begins at its end and stays there when messages come`() {
    let chat = Chat(100, .chat)
    expect(chat.isAtEnd)
    for number in 0..<20 {
      chat.insert(
        ["new \(number)" + String(repeating: "x", count: number)], at: chat.messages.count)
      expect(chat.isAtEnd)
    }
  }

  @Test(arguments: [
    CGSize(width: 320, height: 300), CGSize(width: 480, height: 300),
    CGSize(width: 320, height: 620), CGSize(width: 200, height: 480),
  ])
  func `a chat at its end is there in another size, too`(size: CGSize) {
    let chat = Chat(100, .chat)
    chat.surface.resize(to: size, scale: 2)
    chat.frame()
    expect(chat.isAtEnd)
    chat.view.contentOffset.y -= 300
    chat.frame()
    chat.surface.resize(to: CGSize(width: 320, height: 500), scale: 2)
    chat.frame()
    expect(!chat.isAtEnd)
  }

  @Test func `a chat that was scrolled to its last message before it was laid out shows it whole`()
  {
    let chat = Chat(100, .chat)
    chat.view.reloadData()
    chat.view.scrollToItem(at: [0, 99], at: .bottom, animated: false)
    chat.surface.resize(to: CGSize(width: 320, height: 400), scale: 2)
    chat.frame()
    expect(chat.isAtEnd)
  }

  @Test func `who reads further up is left alone`() {
    let chat = Chat(100, .chat)
    chat.view.contentOffset.y -= 300
    chat.frame()
    let text = chat.messages[chat.view.indexPathsForVisibleItems.sorted()[1].item]
    let before = chat.place(of: text)
    chat.insert(["new"], at: chat.messages.count)
    expect(chat.place(of: text), equals: before)
    expect(!chat.isAtEnd)
  }

  @Test func `history comes before what is shown`() {
    let chat = Chat(100, .chat)
    chat.view.scrollToItem(at: [0, 0], at: .top, animated: false)
    chat.frame()
    let before = chat.place(of: chat.messages[2])
    let text = chat.messages[2]
    chat.insert((0..<500).map { "old \($0)" }, at: 0)
    expect(chat.place(of: text), equals: before)
    expect(chat.view.contentOffset.y > 500 * 20)
  }

  @Test func `without the policy the offset stays, wherever messages come`() {
    let chat = Chat(100, ScrollingPolicy())
    chat.view.contentOffset.y = 1000
    chat.frame()
    chat.insert((0..<5).map { "old \($0)" }, at: 0)
    expect(chat.view.contentOffset.y, equals: 1000)
  }

  @Test func `where the place is kept, what is read stays through updates of every kind`() throws {
    var policy = ScrollingPolicy()
    policy.keepsPlaceInUpdates = true
    let chat = Chat(100, policy)
    chat.view.contentOffset.y = 1000
    chat.frame()
    let text = chat.messages[chat.view.indexPathsForVisibleItems.sorted()[1].item]
    let before = try #require(chat.place(of: text))
    chat.insert((0..<5).map { "old \($0)" }, at: 0)
    expect(chat.place(of: text), equals: before)
    chat.messages.removeFirst(10)
    chat.view.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
    chat.frame()
    expect(chat.place(of: text), equals: before)
    chat.view.reloadData()
    chat.frame()
    expect(chat.place(of: text), equals: before)
    chat.view.contentOffset.y = 0
    chat.frame()
    chat.insert(["first"], at: 0)
    expect(chat.place(of: "first"), equals: 0, "the beginning stays in sight")
  }

  @Test(arguments: [true, false])
  func `what is read stays in another size and an invalidated layout where that is asked for`(
    isKept: Bool
  ) throws {
    var policy = ScrollingPolicy()
    policy.keepsPlaceInLayouts = isKept
    let chat = Chat(100, policy)
    chat.view.contentOffset.y = 1000
    chat.frame()
    expect(chat.view.scrollingPolicy, equals: policy)
    let text = chat.messages[chat.view.indexPathsForVisibleItems.sorted()[1].item]
    let before = try #require(chat.place(of: text))
    chat.surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    chat.frame()
    expect(isKept ? chat.place(of: text) == before : chat.view.contentOffset.y == 1000)
    let offset = chat.view.contentOffset.y
    chat.view.collectionViewLayout.invalidateLayout()
    chat.frame()
    expect(isKept ? chat.place(of: text) == before : chat.view.contentOffset.y == offset)
  }

  @Test func `without the policy the beginning stays in sight`() {
    let chat = Chat(100, ScrollingPolicy())
    expect(chat.view.contentOffset.y, equals: 0)
    chat.insert(["first"], at: 0)
    expect(chat.place(of: "first"), equals: 0)
    expect(chat.view.scrollingPolicy, equals: ScrollingPolicy())
  }

  @Test func `a chat at its end stays there when the view gets another size, or room below`() {
    let chat = Chat(100, .chat)
    for size in [
      CGSize(width: 320, height: 200), CGSize(width: 320, height: 700),
      CGSize(width: 600, height: 320), CGSize(width: 320, height: 480),
    ] {
      chat.surface.resize(to: size, scale: 2)
      chat.frame()
      expect(chat.isAtEnd, "\(size)")
    }
    chat.view.contentInset.bottom = 250
    chat.frame()
    let end = chat.view.contentSize.height + 250 - chat.view.bounds.height
    expect(chat.view.contentOffset.y, equals: end)
    chat.view.contentInset.bottom = 0
    chat.frame()
    expect(chat.isAtEnd)
    chat.view.reloadData()
    chat.frame()
    expect(chat.isAtEnd)
  }

  @Test func `who reads further up keeps the place in another size`() {
    let chat = Chat(100, .chat)
    chat.view.contentOffset.y -= 700
    chat.frame()
    let text = chat.messages[chat.view.indexPathsForVisibleItems.sorted()[1].item]
    let before = chat.place(of: text)
    chat.surface.resize(to: CGSize(width: 320, height: 300), scale: 2)
    chat.frame()
    expect(chat.place(of: text), equals: before)
    chat.surface.resize(to: CGSize(width: 320, height: 480), scale: 2)
    chat.frame()
    expect(chat.place(of: text), equals: before)
  }
}
