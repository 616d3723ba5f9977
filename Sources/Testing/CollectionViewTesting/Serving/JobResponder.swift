// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewControllers
import UIKit

/// The registration of this module as the handler of render requests, which the loader executes from the
/// `.init_array` section before `main` runs.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  RenderRun.registration.register { order, launch in
    JobResponder(order, launch).run()
  }
}

/// A handler of the request that the program was started for: pictures, or a live screen.
@MainActor
struct JobResponder {
  private let file: URL
  private let launch: @MainActor () -> Void

  /// Creates a handler for the request stored in `file`; `launch` starts the application.
  init(_ file: URL, _ launch: @escaping @MainActor () -> Void) {
    self.file = file
    self.launch = launch
  }

  /// Handles the request.
  ///
  /// - Returns: the program's exit status.
  func run() -> Int32 {
    guard let job = try? JSONDecoder().decode(RenderJob.self, from: Data(contentsOf: file)),
      case .live(let device) = job.subject
    else { return RenderResponder(file, launch).run() }
    LiveService.prepare()
    let launch = ObservedLaunch(self.launch)
    guard let screen = MountedScreen(on: device.device, launching: launch.run) else {
      LiveService.report(launch.reasonForNoWindow)
      return 1
    }
    return LiveService(LiveScreen(CollectionViewHarness(screen))).run()
  }
}
