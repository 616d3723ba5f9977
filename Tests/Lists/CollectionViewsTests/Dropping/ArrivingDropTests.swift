// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import UIKit
import ViewStage

@Suite @MainActor
struct ArrivingDropTests {
  private final class Taker: NSObject, UICollectionViewDropDelegate, UIDropInteractionDelegate {
    var told: [String] = []
    var files: [URL] = []
    var texts: [String] = []
    var destination: IndexPath?
    var operation = UIDropOperation.copy
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var isInterested = true
    var onDrop: (IndexPath) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { isInterested }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {
      told.append("enter \(session.items.count)")
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: operation, intent: intent)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      destination = coordinator.destinationIndexPath
      destination.map { onDrop($0) }
      take(coordinator.session)
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {
      told.append("exit")
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {
      told.append("end")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      take(session)
    }

    private func take(_ session: any UIDropSession) {
      expect(session.localDragSession == nil)
      session.loadObjects(ofClass: NSURL.self) { [unowned self] in
        files += $0.compactMap { ($0 as? NSURL) as URL? }
      }
      session.loadObjects(ofClass: NSString.self) { [unowned self] in
        texts += $0.compactMap { ($0 as? NSString) as String? }
      }
    }
  }

  private let taker = Taker()
  private let folder = TemporaryFolder()

  private func file(_ name: String, _ content: String) throws -> URL {
    try folder.write(Data(content.utf8), name)
  }

  private let source = ItemSource([3])

  private func list(spacing: CGFloat = 0) -> (UICollectionView, ViewSurface) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = spacing
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.dropDelegate = taker
    let surface = ViewStage.Stage(list, size: CGSize(width: 300, height: 400), scale: 1).surface
    return (list, surface)
  }

  @Test
  func `files of another program arrive at the drop delegate, at the item they are dropped on`()
    throws
  {
    let (list, surface) = list()
    let photo = try file("photo.png", "no picture")
    let place = CGPoint(x: 20, y: 50)
    expect(surface.handle(.drop(DropEvent(phase: .moved, location: place, files: [photo]))))
    expect(list.hasActiveDrop)
    expect(surface.handle(.drop(DropEvent(phase: .dropped, location: place, files: [photo]))))
    expect(taker.files, equals: [photo])
    expect(taker.destination, equals: IndexPath(item: 1, section: 0))
    expect(taker.told, equals: ["enter 1", "end"])
    expect(!list.hasActiveDrop)
  }

  @Test(arguments: [
    UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath,
    .insertIntoDestinationIndexPath,
  ])
  func `of items upon each other a drop is on the one in front, however long it is held`(
    intent: UICollectionViewDropProposal.Intent
  ) {
    let (list, surface) = list(spacing: -20)
    taker.intent = intent
    for phase in [DropEvent.Phase.moved, .moved, .dropped] {
      let event = DropEvent(phase: phase, location: CGPoint(x: 20, y: 30), text: "hello")
      expect(surface.handle(.drop(event)))
    }
    expect(taker.destination, equals: [0, 1])
    withExtendedLifetime(list) {}
  }

  @Test
  func `a drop on what stands in front of an item is not on the item`() {
    let (list, surface) = list()
    list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    for (x, destination): (CGFloat, IndexPath?) in [(200, [0, 0]), (20, nil)] {
      for phase in [DropEvent.Phase.moved, .dropped] {
        let event = DropEvent(phase: phase, location: CGPoint(x: x, y: 20), text: "hello")
        surface.handle(.drop(event))
      }
      expect(taker.destination, equals: destination)
    }
  }

  @Test
  func `a drop is on an item that takes no touches as well`() {
    let (list, surface) = list()
    for cell in list.visibleCells { cell.isUserInteractionEnabled = false }
    for phase in [DropEvent.Phase.moved, .moved, .dropped] {
      let event = DropEvent(phase: phase, location: CGPoint(x: 20, y: 50), text: "hello")
      expect(surface.handle(.drop(event)))
    }
    expect(taker.destination, equals: [0, 1])
  }

  @Test
  func `below the last item things come behind it, and a text is a text`() {
    let (list, surface) = list()
    let place = CGPoint(x: 20, y: 300)
    surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    expect(surface.handle(.drop(DropEvent(phase: .dropped, location: place, text: "hello"))))
    expect(taker.texts, equals: ["hello"])
    expect(taker.destination, equals: IndexPath(item: 3, section: 0))
    withExtendedLifetime(list) {}
  }

  @Test
  func `a drag that leaves, or that is not wanted, drops nothing`() throws {
    let (list, surface) = list()
    let place = CGPoint(x: 20, y: 50)
    surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    surface.handle(.drop(DropEvent(phase: .left, location: place)))
    expect(taker.told, equals: ["enter 1", "exit", "end"])
    taker.operation = .forbidden
    expect(!surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello"))))
    expect(!surface.handle(.drop(DropEvent(phase: .dropped, location: place, text: "hello"))))
    expect(taker.texts.isEmpty)
    withExtendedLifetime(list) {}
  }

  @Test
  func `a list that refuses a drag hears when it leaves, one that cannot handle it hears nothing`()
  {
    let (list, surface) = list()
    let place = CGPoint(x: 20, y: 50)
    taker.operation = .forbidden
    expect(!surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello"))))
    expect(!surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello"))))
    expect(list.hasActiveDrop)
    surface.handle(.drop(DropEvent(phase: .left, location: place)))
    expect(taker.told, equals: ["enter 1", "exit", "end"])
    expect(!list.hasActiveDrop)
    taker.told = []
    taker.isInterested = false
    expect(!surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello"))))
    surface.handle(.drop(DropEvent(phase: .left, location: place)))
    expect(taker.told.isEmpty)
    expect(!list.hasActiveDrop)
    // The delegate is queried again for the next drag.
    taker.isInterested = true
    taker.operation = .copy
    expect(surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello"))))
    expect(taker.told, equals: ["enter 1"])
  }

  @Test
  func `a field in a list takes the drag over from it, and gives it back`() {
    let (list, surface) = list()
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 34))
    list.addSubview(field)
    surface.frame(at: 1)
    func move(_ y: CGFloat) {
      let event = DropEvent(phase: .moved, location: CGPoint(x: 20, y: y), text: "hello")
      expect(surface.handle(.drop(event)))
    }
    move(50)
    move(210)
    expect(taker.told, equals: ["enter 1", "exit", "end"])
    move(50)
    expect(taker.told, equals: ["enter 1", "exit", "end", "enter 1"])
    let place = CGPoint(x: 20, y: 210)
    expect(surface.handle(.drop(DropEvent(phase: .dropped, location: place, text: "hello"))))
    expect(field.text, equals: "hello")
    expect(taker.texts.isEmpty)
    expect(taker.told.suffix(2), equals: ["exit", "end"])
  }

  @Test
  func `the others make room where a drop would insert, and go back when it leaves`() {
    let (list, surface) = list()
    func tops() -> [CGFloat] {
      (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY ?? -1 }
    }
    let place = CGPoint(x: 20, y: 50)
    surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    expect(tops(), equals: [0, 80, 120])
    list.setNeedsLayout()
    surface.frame(at: 1)
    expect(tops(), equals: [0, 80, 120])
    surface.handle(
      .drop(DropEvent(phase: .moved, location: CGPoint(x: 20, y: 10), text: "hello")))
    expect(tops(), equals: [40, 80, 120])
    surface.handle(.drop(DropEvent(phase: .left, location: place)))
    expect(tops(), equals: [0, 40, 80])
    taker.operation = .forbidden
    surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    expect(tops(), equals: [0, 40, 80])
  }

  @Test
  func `what is inserted by a drop comes where there is room`() {
    let (list, surface) = list()
    let place = CGPoint(x: 20, y: 50)
    taker.onDrop = { [source] path in
      source.counts = { [4] }
      list.insertItems(at: [path])
    }
    surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    surface.handle(.drop(DropEvent(phase: .dropped, location: place, text: "hello")))
    let tops = (0..<4).map {
      list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY ?? -1
    }
    expect(tops, equals: [0, 40, 80, 120])
    surface.frame(at: 1)
    surface.frame(at: 3)
    expect(list.visibleCells.count, equals: 4)
  }

  @Test
  func `an interaction takes drops in any view`() throws {
    let view = UIView()
    let interaction = UIDropInteraction(delegate: taker)
    view.addInteraction(interaction)
    let surface = ViewStage.Stage(view, size: CGSize(width: 300, height: 400), scale: 1).surface
    let text = try file("notes.txt", "first line")
    let place = CGPoint(x: 20, y: 50)
    expect(surface.handle(.drop(DropEvent(phase: .moved, location: place, files: [text]))))
    expect(surface.handle(.drop(DropEvent(phase: .dropped, location: place, files: [text]))))
    expect(taker.files, equals: [text])
    expect(taker.texts, equals: ["first line"])
  }

  @Test
  func `a provider of a file knows its type, its data and its place`() throws {
    let url = try file("notes.txt", "words")
    let provider = try #require(NSItemProvider(contentsOf: url))
    expect(provider.registeredTypeIdentifiers, equals: ["public.plain-text", "public.file-url"])
    expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    expect(provider.canLoadObject(ofClass: String.self))
    expect(!provider.canLoadObject(ofClass: UIImage.self))
    expect(provider.suggestedName, equals: "notes")
    nonisolated(unsafe) var (place, data): (URL?, Data?) = (nil, nil)
    provider.loadFileRepresentation(forTypeIdentifier: "public.data") { found, _ in place = found }
    provider.loadDataRepresentation(forTypeIdentifier: "public.data") { found, _ in data = found }
    expect(place, equals: url)
    expect(data, equals: Data("words".utf8))
    expect(NSItemProvider(contentsOf: url.appendingPathExtension("gone")) == nil)
  }
}
