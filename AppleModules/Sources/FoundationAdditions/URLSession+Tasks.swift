// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLSession {
  /// The data, upload and download tasks of the session that were resumed and are unfinished.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      let all = await allTasks
      // Upload tasks are data tasks.
      return (
        all.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
        all.compactMap { $0 as? URLSessionUploadTask },
        all.compactMap { $0 as? URLSessionDownloadTask }
      )
    }
  }

  /// The tasks of the session that were resumed and are unfinished.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}
