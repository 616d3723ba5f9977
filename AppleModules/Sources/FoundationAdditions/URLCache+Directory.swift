// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import FoundationNetworking

extension URLCache {
  /// Creates a cache with capacities in bytes, stored in the system's cache directory.
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
}

#endif
