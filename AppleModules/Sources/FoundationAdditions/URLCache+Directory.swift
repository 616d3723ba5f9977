// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import FoundationNetworking

extension URLCache {
  /// A cache of so many bytes in memory and on the disk, where the system has its caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
}

#endif
