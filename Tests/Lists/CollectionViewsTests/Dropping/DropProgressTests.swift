// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Synchronization
import Testing
import UIKit
import ViewStage

/// Tests of the display of drops with slow item providers, and of items on their way.
@MainActor
struct DropProgressTests {
  /// A provider that loads a text when the test permits it.
  private final class Parcel: Sendable {
    typealias Take = @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
    let takers = Mutex<[Take]>([])

    func provider() -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerObject(ofClass: NSString.self, visibility: .all) { take in
        self.takers.withLock { $0.append(take) }
        return nil
      }
      return provider
    }

    func arrive() {
      for take in takers.withLock({ $0 }) { take("late" as NSString, nil) }
    }
  }

  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var style: UIDropSessionProgressIndicatorStyle?
    var texts: [String] = []
    var goal: UIDragPreviewTarget?
    var asked = 0
    let parcel: Parcel
    let item: UIDragItem
    var session: (any UIDropSession)?

    init(_ parcel: Parcel) {
      self.parcel = parcel
      item = UIDragItem(itemProvider: parcel.provider())
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [item] }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      self.session = session
      if let style { session.progressIndicatorStyle = style }
      session.loadObjects(ofClass: NSString.self) { [unowned self] in
        texts += $0.compactMap { ($0 as? NSString) as String? }
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      asked += 1
      return goal.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
    }
  }

  private let parcel = Parcel()
  private let owner: Owner
  private let stage: ViewStage.Stage
  private let target = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

  init() {
    owner = Owner(parcel)
    let root = UIView()
    stage = ViewStage.Stage(root)
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    source.addInteraction(UIDragInteraction(delegate: owner))
    target.addInteraction(UIDropInteraction(delegate: owner))
    root.addSubview(source)
    root.addSubview(target)
    stage.frame(after: 0)
  }

  private func drop() {
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 70, 40)
    stage.pointer(.moved, 150, 250)
    stage.pointer(.ended, 150, 250)
  }

  private var labels: [String] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(stage.root).compactMap { ($0 as? UIButton)?.title(for: .normal) }
  }

  @Test func `what takes long is seen, and goes when it has arrived`() {
    drop()
    stage.wait(0.3)
    expect(labels.isEmpty && owner.session?.progressIndicatorStyle == .default)
    stage.wait(0.5)
    expect(labels, equals: ["Cancel"])
    expect(owner.session?.progress.isFinished, equals: false)
    parcel.arrive()
    stage.frame(after: 0.1)
    expect(labels.isEmpty && owner.texts == ["late"])
    expect(owner.session?.progress.isFinished, equals: true)
  }

  @Test func `a person gives up`() {
    drop()
    stage.wait(0.8)
    stage.pointer(.began, 160, 270)
    stage.pointer(.ended, 160, 270)
    stage.frame(after: 0.1)
    expect(labels.isEmpty && owner.session?.progress.isCancelled == true)
  }

  @Test func `a program that says so itself has no indicator`() {
    owner.style = UIDropSessionProgressIndicatorStyle.none
    drop()
    stage.wait(1)
    expect(labels.isEmpty)
    parcel.arrive()
    expect(owner.texts, equals: ["late"])
    expect(UIDropSessionProgressIndicatorStyle.default.rawValue, equals: 1)
  }

  @Test func `a thing on its way goes elsewhere where that is asked anew`() {
    owner.style = UIDropSessionProgressIndicatorStyle.none
    owner.goal = UIDragPreviewTarget(container: target, center: CGPoint(x: 20, y: 20))
    drop()
    expect(owner.asked, equals: 1)
    stage.frame(after: 0.05)
    owner.goal = UIDragPreviewTarget(container: target, center: CGPoint(x: 80, y: 80))
    owner.item.setNeedsDropPreviewUpdate()
    expect(owner.asked, equals: 2)
    let tile = stage.root.subviews.last?.subviews.first { $0.center == CGPoint(x: 180, y: 280) }
    expect(tile != nil)
    stage.settle()
    owner.item.setNeedsDropPreviewUpdate()
    expect(owner.asked == 2 && stage.root.subviews.count == 2)
  }

  @Test func `things are taken as texts without a class of Foundation's`() throws {
    owner.style = UIDropSessionProgressIndicatorStyle.none
    drop()
    let session = try #require(owner.session)
    var texts: [String] = []
    session.loadObjects(ofClass: String.self) { texts += $0 }
    expect(session.canLoadObjects(ofClass: String.self))
    expect(!session.canLoadObjects(ofClass: URL.self))
    parcel.arrive()
    expect(texts, equals: ["late"])
  }
}
