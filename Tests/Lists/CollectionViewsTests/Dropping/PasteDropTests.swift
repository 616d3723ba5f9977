// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of drops on views with a paste configuration.
@MainActor
struct PasteDropTests {
  private final class Pad: UIView {
    var pasted: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
  }

  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let stage: ViewStage.Stage

  init() {
    let root = UIView()
    root.addSubview(pad)
    stage = ViewStage.Stage(root)
  }

  private func drop(_ phase: DropEvent.Phase, at x: CGFloat = 50) -> Bool {
    stage.surface.handle(
      .drop(DropEvent(phase: phase, location: CGPoint(x: x, y: 50), text: "hello")))
  }

  @Test func `what the configuration accepts is pasted where it is dropped`() {
    expect(!drop(.moved))
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    expect(drop(.moved) && !drop(.moved, at: 150) && pad.pasted.isEmpty)
    expect(drop(.moved) && drop(.dropped))
    expect(pad.pasted.count, equals: 1)
    expect(pad.pasted.allSatisfy { $0.canLoadObject(ofClass: String.self) })
  }

  @Test func `other things are refused, as is everything without a configuration`() {
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    expect(!drop(.moved) && !drop(.dropped))
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    pad.pasteConfiguration = nil
    expect(!drop(.moved) && !drop(.dropped))
    expect(pad.pasted.isEmpty && pad.interactions.isEmpty)
  }
}
