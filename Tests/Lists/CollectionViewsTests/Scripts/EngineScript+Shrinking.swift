// SPDX-License-Identifier: Apache-2.0

extension EngineScript {
  /// Returns the script without the steps that are not needed for its failure; `fails` runs a script.
  @MainActor
  func reduced(_ fails: @MainActor (EngineScript) -> Bool) -> EngineScript {
    var script = self
    var length = max(1, steps.count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < script.steps.count {
        var candidate = script
        candidate.steps.removeSubrange(start..<min(start + length, script.steps.count))
        if fails(candidate) {
          script = candidate
          isShorter = true
        } else {
          start += length
        }
      }
      if length == 1, !isShorter { return script }
      if !isShorter { length = max(1, length / 2) }
    }
  }
}
