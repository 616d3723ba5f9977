// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Testing
import UIKit
import ViewStage

/// Tests of images and videos that are saved to the user's folders.
@MainActor
struct SavedPhotosTests {
  private final class Hearer: NSObject {
    var log: [String] = []
    func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) { log.append("\(Int(image.size.width)) \(error == nil)") }
    func video(
      _ videoPath: String, didFinishSavingWithError error: (any Error)?,
      contextInfo: UnsafeMutableRawPointer?
    ) {
      log.append("\(videoPath.hasSuffix("film.mp4")) \(error == nil) \(contextInfo == nil)")
    }
  }

  /// A view controller that performs a closure when it lays out its subviews.
  private final class Doer: UIViewController {
    var deed: () -> Void = {}
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      deed()
      deed = {}
    }
  }

  private let hearer = Hearer()
  private let doer = Doer()
  private let stage: ControllerStage

  init() {
    stage = ControllerStage(doer)
    stage.step()
  }

  private func act(_ deed: @escaping () -> Void) {
    doer.deed = deed
    doer.view.setNeedsLayout()
    stage.frame()
  }

  private func told() async {
    while hearer.log.isEmpty { await Task.yield() }
  }

  @Test func `a picture is saved as a file, and its saver hears of it`() async {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let told = Selector(
      "image:didFinishSavingWithError:contextInfo:",
      Hearer.image(_:didFinishSavingWithError:contextInfo:))
    // Whether pictures can be files is a matter of the host, here that of the screen.
    var files: [Data] = []
    func save(_ hearer: Hearer?, _ selector: Selector?) {
      act {
        picture.pngData().map { files.append($0) }
        UIImageWriteToSavedPhotosAlbum(picture, hearer, selector, nil)
      }
    }
    save(hearer, told)
    expect(hearer.log.isEmpty)
    await self.told()
    expect(hearer.log, equals: ["4 \(!files.isEmpty)"])
    expect(stage.harness.savedPhotos, equals: files)
    save(nil, nil)
    expect(stage.harness.savedPhotos, equals: files)
  }

  @Test func `a film is saved, and what is no film is a problem`() async throws {
    let folder = TemporaryFolder()
    let film = try folder.write(Data([1, 2]), "film.mp4")
    let text = try folder.write(Data([1]), "text.txt")
    expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path))
    expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(text.path))
    let told = Selector(
      "video:didFinishSavingWithError:contextInfo:",
      Hearer.video(_:didFinishSavingWithError:contextInfo:))
    act { UISaveVideoAtPathToSavedPhotosAlbum(film.path, hearer, told, nil) }
    await self.told()
    expect(hearer.log == ["true true true"] && stage.harness.savedPhotos == [Data([1, 2])])
    hearer.log = []
    act { UISaveVideoAtPathToSavedPhotosAlbum(text.path, hearer, told, nil) }
    await self.told()
    expect(hearer.log == ["false false true"] && stage.harness.savedPhotos.count == 1)
  }
}
